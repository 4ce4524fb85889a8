import type { Browser, Page } from "@playwright/test"
import { rm } from "node:fs/promises"
import { join } from "node:path"
import { withProduct } from "../test/product.ts"
import { withChromium } from "../trust/chromium.ts"
import { asides } from "./asides.ts"
import { screens } from "./texts.ts"
import { enter, type Look, open } from "./visit.ts"

const folder = join(import.meta.dirname, "../screenshots")
const widths = [360, 768, 1280]
const themes = ["light", "dark"] as const

await rm(folder, { recursive: true, force: true })
await withProduct({ DEMO: "on" }, async ({ address }) => {
  await withChromium(async (browser) => {
    for (const colorScheme of themes)
      await Promise.all(widths.map((width) => everyScreen(browser, address, { width, colorScheme })))
  })
})

/** Of each role, into one folder a width and theme; and what comes over a screen, or instead of it. */
async function everyScreen(browser: Browser, address: string, look: Look) {
  const own = join(folder, `${look.width}-${look.colorScheme}`)
  for (const [who, visited] of Object.entries(screens)) {
    const page = await enter(browser, address, who, look)
    for (const screen of visited) {
      await open(page, screen)
      await takeWhole(page, join(own, nameOf(who, screen.title)))
    }
    for (const { name, on, show } of asides[who] ?? []) {
      await open(page, on)
      await show(page)
      await page.screenshot({ path: join(own, nameOf(who, name)) })
    }
    await page.context().close()
  }
}

async function takeWhole(page: Page, path: string) {
  await page.evaluate(everyImage)
  await page.screenshot({ path, fullPage: true })
}

// what is lazy would come only when it is seen
async function everyImage() {
  for (const image of document.images) image.loading = "eager"
  await Promise.all([...document.images].map((image) => image.decode()))
}

function nameOf(who: string, title: string) {
  const words = `${who.split("@")[0]} ${title.replace(" - Backline", "")}`
  return `${words.toLowerCase().replaceAll(/[^a-z]+/g, "-")}.png`
}
