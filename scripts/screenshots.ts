import type { Page } from "@playwright/test"
import { rm } from "node:fs/promises"
import { join } from "node:path"
import { pathIn } from "../contract/language.ts"
import { withChromium } from "../trust/chromium.ts"
import { firstDays } from "../e2e/states/first-days.ts"
import { longWords } from "../e2e/states/long-words.ts"
import { manyProducts } from "../e2e/many-products.ts"
import { type Site, withSite } from "../e2e/product.ts"
import { productStates } from "../e2e/states/product-states.ts"
import { record } from "../e2e/recorded.ts"
import { demoStates } from "../e2e/states/states.ts"
import { screens } from "../e2e/texts.ts"
import {
  eachState,
  openPageFor,
  type Look,
  open,
  pageLoaded,
  type State,
  themes,
  applyLook,
  widths,
} from "../e2e/visit.ts"

const folder = join(import.meta.dirname, "../screenshots")

await rm(folder, { recursive: true, force: true })
await withChromium(async (browser) => {
  browser.on("context", record)
  await withSite(browser, { DEMO: "on" }, async (site) => {
    for (const colorScheme of themes)
      await Promise.all(widths.map((width) => everyScreen(site, { width, colorScheme })))
    await takeStates(site, [...Object.values(demoStates).flat(), ...productStates])
  })
  for (const states of [firstDays, longWords, manyProducts])
    await withSite(browser, { DEMO: "off" }, (site) => takeStates(site, states))
})

/** Takes every screen of each role in both languages, in a folder for each width and theme. */
async function everyScreen(site: Site, look: Look) {
  for (const [who, visited] of Object.entries(screens)) {
    const page = await openPageFor(site, who, look)
    for (const screen of visited) {
      await open(page, screen)
      await takeWhole(page, pathOf(look, who, screen.title))
      const { pathname, search } = new URL(page.url())
      await page.goto(pathIn("bn", `${pathname}${search}`))
      await pageLoaded(page)
      await takeWhole(page, pathOf(look, who, `${screen.title} in Bangla`))
    }
    await page.context().close()
  }
}

/** Takes only what a person sees without scrolling. */
async function takeStates(site: Site, states: State[]) {
  await eachState(site, states, async (page, { who, name }) => {
    for (const colorScheme of themes)
      for (const width of widths) {
        await applyLook(page, { width, colorScheme })
        await page.screenshot({ path: pathOf({ width, colorScheme }, who, `state ${name}`) })
      }
  })
}

async function takeWhole(page: Page, path: string) {
  await page.evaluate(everyImage)
  await page.screenshot({ path, fullPage: true })
}

// lazy images would load only when scrolled into view
async function everyImage() {
  for (const image of document.images) image.loading = "eager"
  await Promise.all([...document.images].map((image) => image.decode()))
}

function pathOf({ width, colorScheme }: Look, who: string, title: string) {
  const words = `${who.split("@")[0]} ${title.replace(" - Backline", "")}`
  return join(folder, `${width}-${colorScheme}`, `${words.toLowerCase().replaceAll(/[^a-z\d]+/g, "-")}.png`)
}
