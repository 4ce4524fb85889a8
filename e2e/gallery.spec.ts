import type { Locator } from "@playwright/test"
import { expect, test, withProduct } from "./product.ts"
import { faint } from "./seen.ts"

test("whoever builds Backline sees its pieces in all their states and both themes", async ({ page }) => {
  await withProduct({ DEMO: "off", NODE_ENV: "development" }, async ({ address }) => {
    const faults: string[] = []
    page.on("pageerror", ({ message }) => faults.push(message))
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()))
    await page.goto(`${address}/dev/gallery`)
    for (const theme of ["maple", "ebony"]) {
      const pieces = page.locator(`[data-theme="${theme}"]`)
      await expect(pieces.getByRole("heading", { level: 2 })).not.toHaveCount(0)
      const looks = ["primary", "pointed", "focused", "pressed"].map((name) =>
        pieces.getByRole("button", { name, exact: true }).first(),
      )
      const different = async () => new Set(await Promise.all(looks.map(lookOf))).size
      await expect.poll(different).toBe(looks.length)
    }
    expect(await faint(page)).toEqual([])
    expect(faults).toEqual([])
  })
})

function lookOf(control: Locator) {
  return control.evaluate((element) => {
    const { backgroundColor, outlineStyle, translate } = getComputedStyle(element)
    return `${backgroundColor} ${outlineStyle} ${translate}`
  })
}
