import type { Browser } from "@playwright/test"
import { firstDays } from "./first-days.ts"
import { complaintsOfAxe, measured, overflow } from "./measured.ts"
import { expect, type Product, test, withProduct } from "./product.ts"
import { faint } from "./seen.ts"
import { demoStates, type State } from "./states.ts"
import { eachState, themes, wear, widths } from "./visit.ts"

test.describe.configure({ mode: "parallel" })

test("the first people of a new product can see and use every state of its screens", async ({ browser }) => {
  await withProduct({ DEMO: "off" }, (product) => inspect(browser, product, firstDays))
})

for (const who of new Set(demoStates.map((state) => state.who)))
  test(`${who} can see and use every state of a screen`, async ({ browser, demo }) => {
    await inspect(
      browser,
      demo,
      demoStates.filter((state) => state.who === who),
    )
  })

/** Each state in each look, without going there again. */
async function inspect(browser: Browser, product: Product, states: State[]) {
  // each of them is looked at nine times
  test.setTimeout(60_000 + 40_000 * states.length)
  await eachState(browser, product, states, async (page, { name }) => {
    expect.soft(await page.locator("h1").count(), `headings of ${name}`).toBe(1)
    for (const width of widths) {
      await wear(page, { width, colorScheme: "light" })
      expect.soft(await measured(page), `${name}, ${width} px`).toEqual([])
      expect.soft(await overflow(page), `${name} is wider than ${width} px`).toBe(0)
    }
    // between a phone and a desk nothing is there that neither of them has
    for (const width of widths.filter((each) => each !== 768))
      for (const colorScheme of themes) {
        await wear(page, { width, colorScheme })
        expect.soft(await complaintsOfAxe(page), `${name}, ${width} px, ${colorScheme}`).toEqual([])
      }
    for (const colorScheme of themes) {
      await wear(page, { width: 360, colorScheme })
      expect.soft(await faint(page), `${name}, ${colorScheme}`).toEqual([])
    }
  })
}
