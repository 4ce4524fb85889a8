import { expect, type Page } from "@playwright/test"
import { complaintsOfAxe, measured, overflow } from "./measured.ts"
import { faint } from "./seen.ts"
import { onPhone, themes, wear, widths } from "./visit.ts"

/** For axe: a theme changes nothing but colours, and on a phone these are measured in both. */
const looks = [onPhone, { width: 1280, colorScheme: "dark" }] as const

/** That what is open can be read and used by everyone, in each look, without going there again. */
export async function expectUsable(page: Page, name: string) {
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
}
