import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "vitest"

const root = join(import.meta.dirname, "..")
const document = await readFile(join(root, "docs/specification.md"), "utf8")

/** The rows of the table: section, statement, where, test. */
const rows = [...document.matchAll(/^\| (\d) +\| (.+?) +\| (`.+?) +\| `([^`]+)` (.+?) +\|$/gm)].map(
  ([, section = "", statement = "", where = "", file = "", title = ""]) => ({
    section,
    statement,
    places: [...where.matchAll(/`([^`]+)`/g)].map(([, place = ""]) => place),
    file,
    title,
  }),
)

test("every section of the specification has its statements", () => {
  expect(new Set(rows.map(({ section }) => section))).toEqual(
    new Set(Array.from({ length: 9 }, (_, index) => `${index + 1}`)),
  )
  expect(rows.length).toBe(document.split("\n").filter((line) => /^\| \d /.test(line)).length)
})

test.each(rows)("§$section $statement: its place and its test exist", async ({ places, file, title }) => {
  expect(places).not.toEqual([])
  for (const place of places) expect(existsSync(join(root, place)), place).toBe(true)
  expect(await readFile(join(root, file), "utf8")).toContain(title)
})
