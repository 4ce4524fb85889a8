import { AxeBuilder } from "@axe-core/playwright"
import type { Locator, Page } from "@playwright/test"
import { isFull } from "../test/breadth.ts"

/* oxlint-disable unicorn/consistent-function-scoping -- what is asked inside a page takes nothing along from here */

/** The top and bottom edges of these elements. */
export function edgesOf(things: Locator) {
  return things.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return { top, bottom }
    }),
  )
}

/** Finds text that is too small, lines that are too long, targets too small for a thumb, too narrow columns. */
export function findLayoutFaults(page: Page) {
  return page.evaluate(() => {
    const letters = new Intl.Segmenter()
    for (const details of document.querySelectorAll("details")) details.open = true
    const isPhone = innerWidth < 640
    return [
      ...[...textNodes(), ...fields()].filter(isSmall).map(saying("smaller than 14 px")),
      ...blocks().filter(isTooLong).map(saying("longer than 75 characters")),
      ...targets()
        .filter((target) => isPhone && isTight(target))
        .map(saying("lower or narrower than 44 px")),
      // autofill without an event would not be noticed
      ...fields().filter(isLoose).map(saying("typed into, and of no form")),
      ...[...document.querySelectorAll("td")].filter(isOver).map(saying("wider than its column")),
    ]

    function textNodes() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Element[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node.parentElement && node.textContent?.trim() && isSeen(node.parentElement))
          found.push(node.parentElement)
      return found
    }

    function fields() {
      return [...document.querySelectorAll("input, select, textarea")].filter(isSeen)
    }

    function isLoose(field: Element) {
      return field.matches(":read-write") && "form" in field && !field.form
    }

    function isSmall(element: Element) {
      return Number.parseFloat(getComputedStyle(element).fontSize) < 14
    }

    function blocks() {
      return [...document.querySelectorAll("p, li, dd, summary")].filter(
        (block) => isSeen(block) && !block.querySelector("p, li, table, pre, svg"),
      )
    }

    function isTooLong(block: Element) {
      // counts graphemes: a letter of Bangla may be several characters
      return lines(block).some((line) => [...letters.segment(line)].length > 75)
    }

    function lines(block: Element) {
      const found = new Map<number, string>()
      const edge = block.getBoundingClientRect().right
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        // a long word may be broken
        for (const { index, 0: part } of (node.textContent ?? "").matchAll(/\S{1,8}\s*/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + part.trimEnd().length)
          const { top: y, left } = range.getBoundingClientRect()
          // of clipped text, only the part within its block is visible
          if (left >= edge) continue
          const top = Math.round(y / 8)
          found.set(top, (found.get(top) ?? "") + part)
        }
      return [...found.values()].map((line) => line.trim())
    }

    function targets() {
      return [...document.querySelectorAll("a[href], button, input, select, textarea, summary")].filter(
        (target) => isSeen(target) && !target.matches("[tabindex='-1']") && !isInText(target),
      )
    }

    function isInText(target: Element) {
      const around = target.closest("p, dd, li > span")?.textContent?.trim() ?? ""
      return target.matches("a, button") && around.length > (target.textContent?.trim().length ?? 0)
    }

    function isTight(target: Element) {
      if (getComputedStyle(target, "::after").position === "absolute") return false
      const touched = target.matches("[type=radio], [type=checkbox]") ? target.closest("label") : target
      const { width, height } = (touched ?? target).getBoundingClientRect()
      return Math.min(width, height) < 43.5
    }

    function isOver({ scrollWidth, clientWidth }: Element) {
      return scrollWidth > clientWidth
    }

    function isSeen(element: Element) {
      const { width, height } = element.getBoundingClientRect()
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
    }

    function saying(fault: string) {
      return (element: Element) => `${fault}: ${element.outerHTML.slice(0, 160)}`
    }
  })
}

/** Layout shifts without user input since the page was opened, or since this time, with their distance. */
export function shifts(page: Page, since = 0) {
  return page.evaluate(async (from) => {
    // a shift is reported after its frame was painted
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 1_000 }))
    return (globalThis.layoutShifts ?? []).filter(({ time }) => time > from).map(({ what }) => what)
  }, since)
}

/**
 * Violations and undecided results of axe, except those that `lowContrast` decides: gradients, overlaps, icons.
 * Contrast, which takes half of the time and is also checked by `lowContrast`, only in `npm run test:full`.
 */
export async function complaintsOfAxe(page: Page) {
  // axe takes elements under a popover for covering it
  const isCovered = (await page.locator(":popover-open").count()) > 0
  const rules = { "target-size": { enabled: !isCovered }, "color-contrast": { enabled: isFull } }
  // a field half covered by the top bar would count as too small
  await page.evaluate(() => scrollTo(0, 0))
  const { violations, incomplete } = await new AxeBuilder({ page })
    // legacy mode: the page has no frames of other origins
    .setLegacyMode()
    // no active rule needs the preloaded resources
    .options({ rules, resultTypes: ["violations", "incomplete"], preload: false })
    .analyze()
  const unjudged = incomplete.map(({ id, nodes }) => ({
    id,
    nodes: nodes.filter(
      // applies to every combobox: its list is checked once it is open
      ({ any, all }) =>
        !/bgGradient|bgOverlap|elmPartially|shortTextContent|nonBmp|controlsWithinPopup/.test(
          JSON.stringify([any, all]),
        ),
    ),
  }))
  return [...violations, ...unjudged]
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
}

/** Pixels by which the page is wider than the screen. */
export function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** The part of the window covered by elements that do not scroll. */
export function coveredShare(page: Page) {
  return page.evaluate(() => {
    const rows = Array.from({ length: innerHeight }, (_, y) => document.elementsFromPoint(innerWidth / 2, y))
    return rows.filter((row) => row.some(stays)).length / innerHeight

    function stays(element: Element) {
      return /fixed|sticky/.test(getComputedStyle(element).position)
    }
  })
}
