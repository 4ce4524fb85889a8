import { execFile } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { expect, test } from "vitest"
import { z } from "zod"
import { keysIn } from "./keys.ts"

const root = join(import.meta.dirname, "..")

const Lock = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
// https://cyclonedx.org/docs/1.5/json
const Sbom = z.object({
  components: z.array(
    z.object({ name: z.string(), version: z.string(), licenses: z.array(z.unknown()).optional() }),
  ),
})

test(
  "the bill of materials names every package that is installed, with its licence",
  { tags: "full" },
  async () => {
    const { stdout } = await promisify(execFile)("npm", ["run", "--silent", "sbom"], {
      cwd: root,
      maxBuffer: 2 ** 26,
      shell: process.platform === "win32",
    })
    expect(keysIn(stdout)).toEqual([])
    const { components } = Sbom.parse(JSON.parse(stdout))
    const named = new Set(components.map(({ name, version }) => `${name}@${version}`))
    expect(installed().filter((each) => !named.has(each))).toEqual([])
    expect(components.filter(({ licenses = [] }) => licenses.length === 0)).toEqual([])
  },
)

/** The installed packages, without those of other platforms. */
function installed() {
  const { packages } = Lock.parse(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")))
  return Object.entries(packages)
    .filter(([place]) => place !== "" && existsSync(join(root, place)))
    .map(([place, { version }]) => `${place.slice(place.lastIndexOf("node_modules/") + 13)}@${version}`)
}
