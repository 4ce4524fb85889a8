import { chromium, type Locator, type Page } from "@playwright/test"
import type { Figure, Line } from "../figure.ts"
import { middle, rounds } from "../load.ts"

const target = 100
const slowdown = 4
// duration of a press, in milliseconds
const press = { delay: 80 }
// milliseconds to wait until an interaction has no further effects
const quiet = 1_500

/** Longest event duration of each interaction, in milliseconds. */
type Answers = Record<string, number>

export const movingOn: Figure = {
  name: "moving-on",
  about: "From a category to the next in a page that is there, and how soon a press is answered",
  async measure({ product, say }) {
    const { address } = await product({ DEMO: "on" })
    const browser = await chromium.launch({
      ...(process.env["CHROMIUM_PATH"] && { executablePath: process.env["CHROMIUM_PATH"] }),
      chromiumSandbox: process.getuid?.() !== 0,
    })
    const phone = { baseURL: address, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }
    try {
      const ways = await visitCategories(await browser.newPage(phone))
      const answers: Answers[] = []
      while (answers.length < rounds) answers.push(await measureInteractions(await browser.newPage(phone)))
      say(`${JSON.stringify(ways)} ${JSON.stringify(answers)}`)
      return [contentLine(ways), answerLine(answers)]
    } finally {
      await browser.close()
    }
  },
}

/** Visits each category once from the list of categories; returns the milliseconds from each press to its content. */
async function visitCategories(page: Page) {
  await page.goto("/categories")
  await page.waitForLoadState("networkidle")
  const shown = await page.getByRole("main").getByRole("listitem").allInnerTexts()
  // headings have plain spaces where the list has no-break spaces
  const names = shown.map((name) => name.replaceAll("\u00a0", " "))
  const ways: number[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) {
      ways.push(await timeToFrame(page, page.getByRole("main").getByRole("link", { name }), name))
      await timeToFrame(page, page.getByRole("link", { name: "All categories" }), "Explore Products")
    }
  return ways
}

/** Milliseconds from the press until the first frame with this heading. */
async function timeToFrame(page: Page, link: Locator, heading: string) {
  const coming = await page.evaluateHandle(
    (awaited) => ({
      wait: new Promise<number>((arrive) => {
        let pressedAt = 0
        addEventListener("click", ({ timeStamp }) => (pressedAt = timeStamp), { once: true, capture: true })
        const watch = new MutationObserver(() => {
          if (document.querySelector("h1")?.textContent !== awaited) return
          watch.disconnect()
          requestAnimationFrame(() => arrive(performance.now() - pressedAt))
        })
        watch.observe(document, { subtree: true, childList: true, characterData: true })
      }),
    }),
    heading,
  )
  await link.click(press)
  return coming.evaluate(({ wait }) => wait)
}

// Counts events with an interaction id only, which excludes hovering:
// https://www.w3.org/TR/event-timing/#dom-performanceeventtiming-interactionid
const listening = `new PerformanceObserver((list) => {
  for (const { duration, interactionId } of list.getEntries()) if (interactionId > 0) answered(duration)
}).observe({ type: "event", durationThreshold: 16 })`

/**
 * Presses what a visitor would, with the CPU slowed down; returns the milliseconds from each press to the next paint.
 */
async function measureInteractions(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  const answers: Answers = {}
  let latest = ""
  await page.exposeFunction("answered", (duration: number) => {
    answers[latest] = Math.max(answers[latest] ?? 0, duration)
  })
  await page.addInitScript(listening)
  const act = async (what: string, done: Promise<void>) => {
    latest = what
    answers[what] = 0
    await done
    await page.waitForTimeout(quiet)
  }
  const button = (name: string | RegExp) => page.getByRole("button", { name }).first()
  const category = (place: number) =>
    page.getByRole("main").getByRole("listitem").nth(place).getByRole("link")
  await page.goto("/")
  await page.waitForLoadState("networkidle")
  await act("theme", button(/light and dark/).click(press))
  await act("slide", button("Show slide 2").click(press))
  await act("question", page.locator("summary").first().click(press))
  await act("categories", page.getByRole("link", { name: "EXPLORE PRODUCTS" }).click(press))
  await act("category", category(0).click(press))
  await act("all categories", page.getByRole("link", { name: "All categories" }).click(press))
  await act("next category", category(1).click(press))
  await act("booking", button(/^BOOK NOW/).click(press))
  await act("typing", page.getByLabel("Email").pressSequentially("ana@backline.example"))
  await act("login", button("LOGIN").click(press))
  await page.close()
  return answers
}

function contentLine(ways: number[]): Line {
  const [usual, worst] = [middle(ways), Math.max(...ways)]
  return {
    figure: "From a category to the next, content is there",
    target: `< ${target} ms`,
    measured: `${Math.round(usual)} ms, at worst ${Math.round(worst)} ms of ${ways.length}`,
    held: usual < target,
  }
}

/** The slowest interaction of each visit: INP drops outliers from 50 interactions on, https://web.dev/articles/inp */
function answerLine(answers: Answers[]): Line {
  const slowest = answers.map(slowestOf)
  const times = slowest.map(({ took }) => took)
  const usual = middle(times)
  const names = new Set(slowest.map(({ name }) => name))
  return {
    figure: `Interaction to next paint at ${slowdown}× CPU`,
    target: `< ${target} ms`,
    measured: `${usual} ms in the median, at worst ${Math.max(...times)} ms of ${times.length} visits, each by its slowest press (${[...names].join(", ")})`,
    held: usual < target,
  }
}

function slowestOf(answers: Answers) {
  const presses = Object.entries(answers).map(([name, took]) => ({ name, took }))
  return presses.reduce((one, other) => (other.took > one.took ? other : one))
}
