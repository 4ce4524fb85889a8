import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "vitest"
import { secretSettings } from "../server/secret-files.ts"
import { settingsTable } from "../server/settings-table.ts"

const root = join(import.meta.dirname, "..")
const guide = await readFile(join(root, "docs/operations.md"), "utf8")

function rowsOf(table: string) {
  return table
    .split("\n")
    .filter((line) => line.startsWith("|") && !line.startsWith("| -"))
    .map((line) => line.split("|").map((cell) => cell.trim()))
}

test("the table of settings in the operations guide is the one that the product reads", async () => {
  const [, table = ""] = /<!-- settings -->([^]*)<!-- \/settings -->/.exec(guide) ?? []
  expect(rowsOf(table)).toEqual(rowsOf(settingsTable()))
})

test("the example of an environment names every setting", async () => {
  const example = await readFile(join(root, ".env.example"), "utf8")
  const named = [...example.matchAll(/^([A-Z_0-9]+)=/gm)].map(([, name]) => name)
  const read = rowsOf(settingsTable())
    .slice(1)
    .map(([, name = ""]) => name.replaceAll("`", ""))
  expect(new Set(named)).toEqual(new Set(read))
})

test("the operations guide names every secret that may be handed over as a file", async () => {
  const [, named = ""] = /Secrets may be files:([^.]*)\./.exec(guide) ?? []
  expect([...named.matchAll(/`([A-Z_0-9]+)`/g)].map(([, name]) => name)).toEqual(secretSettings)
})
