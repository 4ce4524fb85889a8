import type { Page } from "@playwright/test"
import { screens } from "./texts.ts"
import { pageLoaded } from "./visit.ts"

/** Besides the screens that are read in English, and on from there by links. */
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

/** Each an address, and the links by which one goes on from there. */
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
