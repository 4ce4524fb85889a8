import { execFile } from "node:child_process"
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { expect, test } from "vitest"
import { temporaryFolder } from "./temporary-folder.ts"

const root = join(import.meta.dirname, "..")

/** What the lint says of one file of a house with the rules of ours. */
async function lint(file: string, imported: string) {
  const house = await temporaryFolder("backline-house-")
  await copyFile(join(root, ".oxlintrc.json"), join(house, ".oxlintrc.json"))
  await mkdir(dirname(join(house, file)), { recursive: true })
  await writeFile(join(house, file), `export { thing } from "${imported}"\n`)
  const oxlint = join(root, "node_modules/oxlint/bin/oxlint")
  const { stdout } = await promisify(execFile)(process.execPath, [oxlint, file], { cwd: house }).catch(
    (failed: { stdout: string }) => failed,
  )
  await rm(house, { recursive: true })
  return stdout
}

test.each([
  ["contract/a.ts", "../db/tables.ts"],
  ["contract/a.ts", "react"],
  ["db/a.ts", "../server/house.ts"],
  ["server/users/a.ts", "../../app/api.ts"],
  ["app/home/a.ts", "../../db/tables.ts"],
  ["app/home/a.ts", "../../server/api.ts"],
  ["app/api.ts", "../server/api.ts"],
])("%s may not import %s", async (file, imported) => {
  expect(await lint(file, imported)).toContain("no-restricted-imports")
})

test.each([
  ["contract/a.ts", "./fields.ts"],
  ["contract/a.ts", "zod"],
  ["db/a.ts", "../contract/users.ts"],
  ["server/users/a.ts", "../../db/tables.ts"],
  ["app/home/a.ts", "../../contract/users.ts"],
])("%s may import %s", async (file, imported) => {
  expect(await lint(file, imported)).not.toContain("no-restricted-imports")
})
