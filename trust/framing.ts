import type { Browser, Page } from "@playwright/test"

const pages = ["/", "/login", "/signup", "/categories", "/blog", "/dashboard", "/dashboard/myorders"]
const paths = [...pages, "/api/docs", "/api/categories"]
const elements = ["iframe", "object", "embed"] as const

/** How often pages elsewhere tried to show a page of the product inside their own, and how often they could. */
export async function framings(browser: Browser, address: string, pagesElsewhere: string[]) {
  const page = await browser.newPage()
  const found = { tried: 0, shown: new Array<string>(), isWatching: true }
  for (const elsewhere of pagesElsewhere)
    for (const element of elements) {
      // what may be framed is seen to be
      found.isWatching &&= await frames(page, elsewhere, element, elsewhere)
      for (const path of paths) {
        found.tried += 1
        const isShown = await frames(page, elsewhere, element, new URL(path, address).href)
        if (isShown) found.shown.push(`${element} ${path}`)
      }
    }
  await page.close()
  return found
}

/** Whether a frame of that page gets to show anything of the other. */
async function frames(page: Page, elsewhere: string, element: (typeof elements)[number], inside: string) {
  await page.goto(elsewhere)
  const answered = page.waitForResponse(inside, { timeout: 1500 }).catch(() => undefined)
  await page.evaluate(
    ({ element, inside }) => {
      const made = document.createElement(element)
      made.setAttribute(element === "object" ? "data" : "src", inside)
      made.setAttribute("type", "text/html")
      document.body.append(made)
    },
    { element, inside },
  )
  await answered
  await page.waitForTimeout(200)
  for (const frame of page.frames().slice(1)) {
    const text = await frame.evaluate(() => document.body?.innerText ?? "").catch(() => "")
    if (frame.url().startsWith(new URL(inside).origin) && text.trim() !== "") return true
  }
  return false
}
