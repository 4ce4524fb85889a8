import { asides } from "./asides.ts"
import { complaintsOfAxe } from "./measured.ts"
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
  for (const [who, shown] of Object.entries(asides))
    test(`every control of what comes over a screen can be seen by ${who}, in ${colorScheme}`, async ({
      browser,
      demo,
    }) => {
      const page = await enter(browser, demo.address, who, { width: 360, colorScheme })
      for (const { name, on, show } of shown) {
        await open(page, on)
        await show(page)
        expect.soft(await faint(page), name).toEqual([])
        expect.soft(await complaintsOfAxe(page), name).toEqual([])
      }
      await page.context().close()
    })
