import { AxeBuilder } from "@axe-core/playwright"
import type { Locator, Page } from "@playwright/test"
import { isFull } from "../test/breadth.ts"

/* oxlint-disable unicorn/consistent-function-scoping -- what is asked inside a page takes nothing along from here */

/** The upper and the lower edge of each of these. */
export function edgesOf(things: Locator) {
  return things.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return { top, bottom }
    }),
  )
}

/** What a person with a ruler finds: words too small, lines too long, targets too small for a thumb, columns too narrow. */
export function measured(page: Page) {
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
      // nothing would read what a browser fills in without an event
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
      // as they are seen: a letter of Bangla may be several characters
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
          // of words that are cut off only those within their block are seen
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

/** What moved by itself since the page was opened, or since a moment of it, and how far. */
export function shifts(page: Page, since = 0) {
  return page.evaluate(async (from) => {
    // the browser tells of a shift after it has painted the frame
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 1_000 }))
    return (globalThis.layoutShifts ?? []).filter(({ time }) => time > from).map(({ what }) => what)
  }, since)
}

/**
 * What axe finds, and what it cannot judge, unless `lowContrast` does: on gradients, over and under edges, signs. Contrast,
 * which takes half of its time and is `lowContrast`'s work too, only in `npm run test:full`.
 */
export async function complaintsOfAxe(page: Page) {
  // it takes what lies under a popover for what covers it
  const isCovered = (await page.locator(":popover-open").count()) > 0
  const rules = { "target-size": { enabled: !isCovered }, "color-contrast": { enabled: isFull } }
  // half a field under the bar on top is not a field too small
  await page.evaluate(() => scrollTo(0, 0))
  const { violations, incomplete } = await new AxeBuilder({ page })
    // in one go: no frame of another site is there to be asked
    .setLegacyMode()
    // no rule that runs reads what would be loaded before
    .options({ rules, resultTypes: ["violations", "incomplete"], preload: false })
    .analyze()
  const unjudged = incomplete.map(({ id, nodes }) => ({
    id,
    nodes: nodes.filter(
      // of every combobox: whether its list is there is seen once it is open
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

/** How much wider the page is than the screen. */
export function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** The part of the window that is covered by what stays while the page scrolls. */
export function covered(page: Page) {
  return page.evaluate(() => {
    const rows = Array.from({ length: innerHeight }, (_, y) => document.elementsFromPoint(innerWidth / 2, y))
    return rows.filter((row) => row.some(stays)).length / innerHeight

    function stays(element: Element) {
      return /fixed|sticky/.test(getComputedStyle(element).position)
    }
  })
}
