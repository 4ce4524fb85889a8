import { asides } from "./asides.ts"
import { complaintsOfAxe } from "./measured.ts"
import { expect, test } from "./product.ts"
import { faint } from "./seen.ts"
import { enter, open } from "./visit.ts"

test.describe.configure({ mode: "parallel" })

const themes = ["light", "dark"] as const

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
