import { expect, type Page } from "@playwright/test"
import { isFull } from "../test/breadth.ts"
import { findUnisolatedText } from "./direction.ts"
import { complaintsOfAxe, findLayoutFaults, overflow } from "./layout.ts"
import { lowContrast, lowContrastAtRest } from "./contrast.ts"
import { type Look, onPhone, themes, applyLook, widths } from "./visit.ts"

/** A phone in the light theme and a desktop in the dark one; every width in both themes only in `npm run test:full`. */
export const looks: readonly Look[] = isFull
  ? widths.flatMap((width) => themes.map((colorScheme) => ({ width, colorScheme })))
  : [onPhone, { width: 1280, colorScheme: "dark" }]

/** Expects the open screen to be usable and accessible in each look, without navigating again. */
export async function expectUsable(page: Page, name: string) {
  for (const look of looks) {
    await applyLook(page, look)
    await expectLayout(page, name)
    await expectAccessible(page, `${name}, ${look.width} px, ${look.colorScheme}`)
  }
}

/** Expects sizes to be large enough, no overflow, and isolated user content. */
export async function expectLayout(page: Page, name: string) {
  expect.soft(await page.locator("h1").count(), `headings of ${name}`).toBe(1)
  expect.soft(await findLayoutFaults(page), name).toEqual([])
  expect.soft(await overflow(page), `${name} is wider than the screen`).toBe(0)
  expect.soft(await findUnisolatedText(page), `${name} has words that are not isolated`).toEqual([])
}

/**
 * Expects no violations of axe and enough contrast; hovered and pressed only in `npm run test:full`, because the
 * gallery shows every component in those states.
 */
export async function expectAccessible(page: Page, name: string) {
  expect.soft(await complaintsOfAxe(page), name).toEqual([])
  expect.soft(await (isFull ? lowContrast(page) : lowContrastAtRest(page)), name).toEqual([])
}
