import { expect, test } from "./product.ts"
import { faint } from "./seen.ts"
import { screens } from "./texts.ts"
import { enter, open } from "./visit.ts"

test.describe.configure({ mode: "parallel" })

const themes = ["light", "dark"] as const

for (const colorScheme of themes)
  for (const [who, visited] of Object.entries(screens))
    test(`every control and what has the focus can be seen by ${who}, in ${colorScheme}`, async ({
      browser,
      demo,
    }) => {
      const page = await enter(browser, demo.address, who, { width: 1280, colorScheme })
      for (const screen of visited) {
        await open(page, screen)
        expect.soft(await faint(page), screen.path).toEqual([])
      }
      await page.context().close()
    })

for (const colorScheme of themes)
  test(`every control of a dialog can be seen, in ${colorScheme}`, async ({ browser, demo }) => {
    const page = await enter(browser, demo.address, "ana@backline.example", { width: 360, colorScheme })
    const dialog = page.getByRole("dialog")
    await page.goto("/categories")
    await page.getByRole("link", { name: /Winds & Brass/ }).click()
    await page
      .getByRole("button", { name: /^BOOK NOW/ })
      .first()
      .click()
    await expect(dialog.getByRole("button", { name: "CONFIRM BOOKING" })).toBeVisible()
    expect.soft(await faint(page)).toEqual([])
    await page.goto("/dashboard/myorders")
    await page
      .getByRole("button", { name: /^REMOVE BOOKING/ })
      .first()
      .click()
    await expect(dialog).toBeVisible()
    expect(await faint(page)).toEqual([])
    await page.context().close()
  })
