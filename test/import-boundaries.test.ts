import { execFile } from "node:child_process"
import { copyFile, mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { expect, test } from "vitest"
import { temporaryFolder } from "./temporary-folder.ts"

const root = join(import.meta.dirname, "..")

const forbidden = {
  "contract/a.ts": "../db/tables.ts",
  "contract/b.ts": "react",
  "db/a.ts": "../server/process/app-context.ts",
  "server/users/a.ts": "../../app/api.ts",
  "app/home/a.ts": "../../db/tables.ts",
  "app/home/b.ts": "../../server/http/api.ts",
  "app/api.ts": "../server/http/api.ts",
}
const allowed = {
  "contract/c.ts": "./fields.ts",
  "contract/d.ts": "zod",
  "db/b.ts": "../contract/users.ts",
  "server/users/b.ts": "../../db/tables.ts",
  "app/home/c.ts": "../../contract/users.ts",
}

test("each part imports only from those that it may know", async () => {
  const folder = await temporaryFolder("backline-imports-")
  await copyFile(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"))
  for (const [file, imported] of Object.entries({ ...forbidden, ...allowed })) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), `export { thing } from "${imported}"\n`)
  }
  const oxlint = join(root, "node_modules/oxlint/bin/oxlint")
  const { stdout } = await promisify(execFile)(process.execPath, [oxlint, "--format", "unix"], {
    cwd: folder,
  }).catch((failed: { stdout: string }) => failed)
  const refused = stdout.split("\n").filter((line) => line.includes("no-restricted-imports"))
  const files = refused.flatMap((line) => line.split(":").slice(0, 1))
  expect(files.toSorted()).toEqual(Object.keys(forbidden).toSorted())
})
