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
  "server/users/c.ts": "../../demo/people.ts",
  "server/a.ts": "../demo/people.ts",
  "server/users/f.ts": "../bookings/bookings.ts",
  "server/products/a.ts": "../bookings/bookings.ts",
  "server/disputes/a.ts": "../bookings/deadlines.ts",
  "server/bookings/a.ts": "../payments/claims.ts",
  "server/payments/a.ts": "../gateways/settings.ts",
  "server/gateways/a.ts": "../offers/agree.ts",
  "server/deals/a.ts": "../removal/remove.ts",
  "demo/a.ts": "../app/api.ts",
  "app/home/a.ts": "../../db/tables.ts",
  "app/home/d.ts": "../../demo/people.ts",
  "app/home/b.ts": "../../server/http/api.ts",
  "app/api.ts": "../server/http/api.ts",
  "contract/e.ts": "#texts/page",
  "db/e.ts": "../texts/en/page.ts",
  "server/users/d.ts": "#texts/page",
  "server/process/d.ts": "#texts/page",
  "app/home/e.ts": "../../texts/en/page.ts",
  "texts/en/a.ts": "../../app/api.ts",
  "texts/en/b.ts": "zod",
}
const allowed = {
  "contract/c.ts": "./fields.ts",
  "contract/d.ts": "zod",
  "contract/f.test.ts": "../texts/bn/names.ts",
  "db/b.ts": "../contract/users.ts",
  "server/users/b.ts": "../../db/tables.ts",
  "server/users/g.test.ts": "../bookings/bookings.ts",
  "server/removal/a.ts": "../bookings/bookings.ts",
  "server/bookings/b.ts": "../products/state.ts",
  "server/process/a.ts": "../../demo/people.ts",
  "demo/b.ts": "../server/http/route.ts",
  "app/home/c.ts": "../../contract/users.ts",
  "app/home/f.ts": "#texts/page",
  "server/users/e.ts": "../../texts/en/page.ts",
  "texts/en/c.ts": "../../contract/users.ts",
}

/** Two files that import each other, one of them only types. */
const cycle = {
  "db/c.ts": `export type { thing } from "./d.ts"\n`,
  "db/d.ts": `export { thing } from "./c.ts"\n`,
}

test("each part imports only from those that it may know, and no two files import each other", async () => {
  const folder = await temporaryFolder("backline-imports-")
  await copyFile(join(root, "oxlint.config.ts"), join(folder, "oxlint.config.ts"))
  const imports = Object.entries({ ...forbidden, ...allowed }).map(([file, imported]) => [
    file,
    `export { thing } from "${imported}"\n`,
  ])
  for (const [file = "", text = ""] of [...imports, ...Object.entries(cycle)]) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  const oxlint = join(root, "node_modules/oxlint/bin/oxlint")
  const { stdout } = await promisify(execFile)(process.execPath, [oxlint, "--format", "unix"], {
    cwd: folder,
  }).catch((failed: { stdout: string }) => failed)
  const refusedBy = (rule: string) =>
    stdout.split("\n").flatMap((line) => (line.includes(rule) ? line.split(":").slice(0, 1) : []))
  expect(refusedBy("no-restricted-imports").toSorted()).toEqual(Object.keys(forbidden).toSorted())
  expect(refusedBy("no-cycle").toSorted()).toEqual(Object.keys(cycle))
})
