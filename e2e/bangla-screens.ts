import { expect, type Page } from "@playwright/test"
import { foreignWords } from "./foreign-words.ts"
import { complaintsOfAxe, overflow } from "./layout.ts"
import { screens } from "./texts.ts"
import { pageLoaded } from "./visit.ts"

/** Screens in addition to those of the English texts: an address, then links to follow. */
const further: Record<string, string[]> = {
  visitor: [
    "/categories > main a[href*='/categories/']",
    "/products?q=nothing-like-it",
    "/ > main a[href*='/products/']",
    "/products > main a[href*='/products/'] > main a[href*='/sellers/']",
    "/nowhere",
  ],
  "rahim@backline.example": [
    "/dashboard/myproducts > main a[href*='/dashboard/products/']",
    "/dashboard/sales > main a[href*='/dashboard/deals/']",
    "/messages > main a[href*='/messages/']",
    "/dashboard/account",
  ],
  "ana@backline.example": [
    "/products > main a[href*='/products/']",
    "/dashboard/myorders > main a[href*='/dashboard/payment/']",
    "/dashboard/myorders > main a[href*='/dashboard/deals/']",
    "/messages > main a[href*='/messages/']",
  ],
  "admin@backline.example": ["/dashboard/contact?show=reports", "/dashboard/contact?show=closed-reports"],
}

/** The screens of a user: each an address, then links to follow. */
export function screensInBangla(who: string) {
  const visited = screens[who] ?? []
  return new Set([...visited.map(({ path }) => path), ...(further[who] ?? [])])
}

export async function reachInBangla(page: Page, screen: string) {
  const [path = "", ...links] = screen.split(" > ")
  await page.goto(`/bn${path}`)
  for (const link of links) {
    const address = await page.locator(link).first().getAttribute("href")
    await page.goto(address ?? "")
  }
  await pageLoaded(page)
}

/** Expects a screen to be in Bangla throughout, to fit a phone in both text sizes, and to pass axe. */
export async function expectBangla(page: Page, screen: string) {
  expect.soft(await foreignWords(page), screen).toEqual([])
  expect.soft(await complaintsOfAxe(page), screen).toEqual([])
  expect.soft(await page.evaluate(tightLetters), screen).toEqual([])
  const browser = await page.context().newCDPSession(page)
  for (const standard of [32, 16]) {
    await browser.send("Page.setFontSizes", { fontSizes: { standard } })
    expect.soft(await overflow(page), `${screen} with letters of ${standard} px`).toBe(0)
  }
  await browser.detach()
}

/** Runs in the page: our headings and buttons whose glyphs would be clipped or whose letters are spaced. */
function tightLetters() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const tight: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [text, element] = [node.textContent ?? "", node.parentElement]
    const isOurs = element?.closest("h1, h2, h3, .btn") && !element.closest("bdi, [dir=auto]")
    if (!element || !isOurs || !/[\u0980-\u09ff]/.test(text)) continue
    const { fontSize, lineHeight, letterSpacing } = getComputedStyle(element)
    const isSpaced = letterSpacing !== "normal" && letterSpacing !== "0px"
    // 1.3 with a margin for rounding
    if (isSpaced || Number.parseFloat(lineHeight) < 1.29 * Number.parseFloat(fontSize)) tight.push(text)
  }
  return tight
}
