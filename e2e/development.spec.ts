import type { Locator, Page } from "@playwright/test"
import { looks } from "../app/dev/samples.ts"
import { complaintsOfAxe } from "./layout.ts"
import { isFull } from "../test/breadth.ts"
import { expect, fullRun, type Site, test as base, withSite } from "./product.ts"
import { lowContrast } from "./contrast.ts"
import { visitor } from "./visitor-texts.ts"
import { openPageFor, open } from "./visit.ts"

/** The development server: React reports errors that it omits in production. */
const test = base.extend<{ sources: Site }>({
  sources: ({ browser }, use) => withSite(browser, { DEMO: "on", NODE_ENV: "development" }, use),
})

// two development servers that start at the same time would write the same generated types, and one would fail
test.describe.configure({ mode: "default" })

test(
  "a developer sees the user interface's components in all states and both themes",
  fullRun,
  async ({ page, sources }) => {
    const complaints = complaintsOf(page)
    await page.goto(`${sources.address}/dev/gallery`)
    for (const theme of ["maple", "ebony"]) {
      const pieces = page.locator(`[data-theme="${theme}"]`)
      await expect(pieces.locator("> section").first()).toBeVisible()
      for (const piece of await pieces.locator("> section").all())
        await expect(
          piece.locator(":scope > :not(h2)").first(),
          await piece.getByRole("heading", { level: 2 }).first().innerText(),
        ).toBeVisible()
      await expectStatesDiffer(pieces, theme)
    }
    // contrast and axe take most of the time, and run on every screen in production mode
    if (isFull) await expectReadable(page)
    expect(complaints).toEqual([])
  },
)

test(
  "the page that React renders in a visitor's browser equals what the server sent",
  fullRun,
  async ({ sources }) => {
    const page = await openPageFor(sources, "visitor", { width: 360, colorScheme: "dark" })
    const complaints = complaintsOf(page)
    // each screen loads more modules, built on demand: all screens only in `npm run test:full`
    for (const screen of visitor) {
      await open(page, screen)
      expect.soft(complaints.splice(0), screen.path).toEqual([])
    }
  },
)

/** Expects the hovered, focused and pressed states of buttons to look different. */
async function expectStatesDiffer(pieces: Locator, theme: string) {
  for (const [row, look] of looks.entries()) {
    const states = [
      pieces.getByRole("button", { name: look, exact: true }).first(),
      ...["pointed", "focused", "pressed"].map((state) =>
        pieces.getByRole("button", { name: state, exact: true }).nth(row),
      ),
    ]
    const different = async () => new Set(await Promise.all(states.map(lookOf))).size
    await expect.poll(different, `${look} in ${theme}`).toBe(states.length)
  }
}

async function expectReadable(page: Page) {
  expect(await lowContrast(page)).toEqual([])
  // the gallery repeats landmarks, and contrast is measured above
  const found = (await complaintsOfAxe(page)).filter((it) => !/^(?:landmark-unique|color-contrast) /.test(it))
  expect(found).toEqual([])
}

function complaintsOf(page: Page) {
  const complaints: string[] = []
  page.on("pageerror", ({ message }) => complaints.push(message))
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text())
  })
  return complaints
}

function lookOf(control: Locator) {
  return control.evaluate((element) => {
    const { backgroundColor, outlineStyle } = getComputedStyle(element)
    return `${backgroundColor} ${outlineStyle}`
  })
}
