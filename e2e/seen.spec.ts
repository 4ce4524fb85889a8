import type { Browser } from "@playwright/test"
import { firstDays } from "./first-days.ts"
import { longWords } from "./long-words.ts"
import { manyProducts } from "./many-products.ts"
import { complaintsOfAxe, measured, overflow, shifts } from "./measured.ts"
import { expect, type Product, test, withProduct } from "./product.ts"
import { faint } from "./seen.ts"
import { demoStates } from "./states.ts"
import { eachState, type State, themes, wear, widths } from "./visit.ts"

test.describe.configure({ mode: "parallel" })

test("the first people of a new product can see and use every state of its screens", async ({ browser }) => {
  await withProduct({ DEMO: "off" }, (product) => inspect(browser, product, firstDays))
})

test("people who call everything by one endless word can see and use its screens", async ({ browser }) => {
  await withProduct({ DEMO: "off" }, (product) => inspect(browser, product, longWords))
})

test("people can see and use the screens of a seller with 5,000 products", async ({ browser }) => {
  await withProduct({ DEMO: "off" }, (product) => inspect(browser, product, manyProducts))
})

for (const who of new Set(demoStates.map((state) => state.who)))
  test(`${who} can see and use every state of a screen`, async ({ browser, demo }) => {
    await inspect(
      browser,
      demo,
      demoStates.filter((state) => state.who === who),
    )
  })

/** What someone did takes the place of what it was done with, whenever the server answers. */
const answers = new Set([
  "Session ended",
  "Session ended over a form",
  "Product taken away",
  "Wishlist emptied",
  "New password asked",
  "All Sellers with long words",
])

/** For axe: a theme changes nothing but colours, and on a phone these are measured in both. */
const looks = [
  { width: 360, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
] as const

/** Each state in each look, without going there again. */
async function inspect(browser: Browser, product: Product, states: State[]) {
  // each of them is looked at seven times
  test.setTimeout(300_000 + 40_000 * states.length)
  await eachState(browser, product, states, async (page, { name }, begun) => {
    const moved = await shifts(page, begun)
    if (!answers.has(name)) expect.soft(moved, `${name} moves by itself`).toEqual([])
    expect.soft(await page.locator("h1").count(), `headings of ${name}`).toBe(1)
    for (const width of widths) {
      await wear(page, { width, colorScheme: "light" })
      expect.soft(await measured(page), `${name}, ${width} px`).toEqual([])
      expect.soft(await overflow(page), `${name} is wider than ${width} px`).toBe(0)
    }
    for (const look of looks) {
      await wear(page, look)
      expect.soft(await complaintsOfAxe(page), `${name}, ${look.width} px, ${look.colorScheme}`).toEqual([])
    }
    for (const colorScheme of themes) {
      await wear(page, { width: 360, colorScheme })
      expect.soft(await faint(page), `${name}, ${colorScheme}`).toEqual([])
    }
  })
}
