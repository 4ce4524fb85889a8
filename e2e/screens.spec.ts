import type { Page } from "@playwright/test"
import { complaintsOfAxe, measured, overflow, shifts } from "./measured.ts"
import { expect, test } from "./product.ts"
import { faint } from "./seen.ts"
import { screens } from "./texts.ts"
import { enter, late, open, themes, wear } from "./visit.ts"

// the longest of the journeys
test.describe.configure({ mode: "parallel" })

const looks = [
  { width: 360, themes },
  // between a phone and a desk nothing is there that neither of them has
  { width: 768, themes: [] },
  { width: 1280, themes },
]

for (const [who, visited] of Object.entries(screens))
  for (const { width, themes: worn } of looks)
    test(`${who} reads every screen, whole and accessible, at ${width} px`, async ({ demo }) => {
      const page = await enter(demo, who, { width, colorScheme: "light" })
      const complaints = listen(page)
      // what moves by itself moves when something comes late
      await late(page)
      for (const screen of visited) {
        const { path, texts } = screen
        await open(page, screen)
        expect.soft(await shifts(page), `${path} moves by itself`).toEqual([])
        if (path.startsWith("/dashboard")) await openMenu(page, width)
        for (const text of texts) await expect.soft(readable(page, text), `${path}: ${text}`).toBeVisible()
        await page.keyboard.press("Escape")
        expect.soft(await measured(page), path).toEqual([])
        expect.soft(await overflow(page), `${path} is wider than the screen`).toBe(0)
        for (const colorScheme of worn) {
          await wear(page, { width, colorScheme })
          expect.soft(await complaintsOfAxe(page), `${path} in ${colorScheme}`).toEqual([])
          expect.soft(await faint(page), `${path} in ${colorScheme}`).toEqual([])
        }
      }
      await page.context().close()
      expect(complaints).toEqual([])
    })

test("whoever magnifies four times, or has the smallest phone, never scrolls sideways", async ({ demo }) => {
  for (const [who, visited] of Object.entries(screens)) {
    const page = await enter(demo, who, { width: 320, colorScheme: "light" })
    for (const screen of visited) {
      await open(page, screen)
      expect.soft(await overflow(page), `${screen.path} is wider than the screen`).toBe(0)
    }
    await page.context().close()
  }
})

/** The first place that shows a text. */
function readable(page: Page, text: string | RegExp) {
  return page.getByText(text, { exact: true }).filter({ visible: true }).first()
}

/** Spec §2: on small screens the side menu opens with 'See Options'. */
async function openMenu(page: Page, width: number) {
  const options = page.getByText("See Options")
  if (width >= 1024) await expect(options).toBeHidden()
  else await options.click()
}

/** What the console and the network complained about. */
function listen(page: Page) {
  const complaints: string[] = []
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text())
  })
  page.on("pageerror", (error) => complaints.push(error.message))
  page.on("requestfailed", (request) => {
    // a page that is left takes what is still under way with it
    if (request.failure()?.errorText !== "net::ERR_ABORTED") complaints.push(request.url())
  })
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  return complaints
}
