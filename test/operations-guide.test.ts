import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "vitest"
import { z } from "zod"
import { secretSettings } from "../server/config/secret-files.ts"
import { settingsTable } from "../server/config/settings-table.ts"

const PackageFile = z.object({ devDependencies: z.object({ node: z.string() }) })

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

const settings = rowsOf(settingsTable())
  .slice(1)
  .map(([, name = ""]) => name.replaceAll("`", ""))

test("the example of an environment names every setting", async () => {
  const example = await readFile(join(root, ".env.example"), "utf8")
  const named = [...example.matchAll(/^([A-Z_0-9]+)=/gm)].map(([, name]) => name)
  expect(new Set(named)).toEqual(new Set(settings))
})

test("the sample for Compose hands every setting over that its image does not say, and names versions", async () => {
  const compose = await readFile(join(root, "compose.yaml"), "utf8")
  const [product = ""] = compose.split("\n  postgres:\n")
  const handed = [...product.matchAll(/^ {6}([A-Z_0-9]+):/gm)].map(([, name]) => name)
  expect(new Set([...handed, "PORT", "HOST", "DATA_DIR"])).toEqual(new Set(settings))
  for (const [, image = ""] of compose.matchAll(/image: (\S+)/g))
    expect(image).toMatch(/:.*\d+\.\d+|:RELEASE\./)
})

test("the image has the Node.js that the project is tested with", async () => {
  const { devDependencies } = PackageFile.parse(
    JSON.parse(await readFile(join(root, "package.json"), "utf8")),
  )
  const stages = [...(await readFile(join(root, "Dockerfile"), "utf8")).matchAll(/^FROM (\S+)/gm)]
  expect(new Set(stages.map(([, image]) => image))).toEqual(
    new Set([`node:${devDependencies.node}-bookworm-slim`]),
  )
})

test("the operations guide names every secret that may be handed over as a file", async () => {
  const [, named = ""] = /Secrets may be files:([^.]*)\./.exec(guide) ?? []
  expect([...named.matchAll(/`([A-Z_0-9]+)`/g)].map(([, name]) => name)).toEqual(secretSettings)
})
