import { chromium, type Locator, type Page } from "@playwright/test"
import type { Figure, Line } from "../figure.ts"
import { middle, rounds } from "../load.ts"

const target = 100
const slowdown = 4
// how long a finger stays on what it presses, in milliseconds
const press = { delay: 80 }
// after which nothing more happens by itself
const quiet = 1_500

/** How long each thing that was pressed took to be answered, in milliseconds. */
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
      const ways = await goAround(await browser.newPage(phone))
      const answers: Answers[] = []
      while (answers.length < rounds) answers.push(await pressAround(await browser.newPage(phone)))
      say(`${JSON.stringify(ways)} ${JSON.stringify(answers)}`)
      return [contentLine(ways), answerLine(answers)]
    } finally {
      await browser.close()
    }
  },
}

/** Each category once a round, always by the list of them; how long from the press to the content, in milliseconds. */
async function goAround(page: Page) {
  await page.goto("/categories")
  await page.waitForLoadState("networkidle")
  const shown = await page.getByRole("main").getByRole("listitem").allInnerTexts()
  // as their headings say them, without what keeps a line from breaking there
  const names = shown.map((name) => name.replaceAll("\u00a0", " "))
  const ways: number[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) {
      ways.push(await arrival(page, page.getByRole("main").getByRole("link", { name }), name))
      await arrival(page, page.getByRole("link", { name: "All categories" }), "Explore Products")
    }
  return ways
}

/** Until the screen with this heading has its first frame. */
async function arrival(page: Page, link: Locator, heading: string) {
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

// of all that was answered in more than a frame a press is an interaction, and to come over something with the mouse is none:
// https://www.w3.org/TR/event-timing/#dom-performanceeventtiming-interactionid
const listening = `new PerformanceObserver((list) => {
  for (const { duration, interactionId } of list.getEntries()) if (interactionId > 0) answered(duration)
}).observe({ type: "event", durationThreshold: 16 })`

/** What a visitor presses, with a processor four times slower; how long until the frame after each, in milliseconds. */
async function pressAround(page: Page) {
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

/** Of each visit its slowest press: of fewer than 50 the metric leaves none out, https://web.dev/articles/inp */
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
