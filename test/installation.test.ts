import { execFile } from "node:child_process"
import { chmod, cp, mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { temporaryFolder } from "./temporary-folder.ts"

const run = promisify(execFile)
const root = join(import.meta.dirname, "..")
const Lock = z.looseObject({ packages: z.record(z.string(), z.unknown()) })

test(
  "someone who installs where packages for other platforms have become available gets the locked versions",
  { tags: "full" },
  async () => {
    const clone = await cloneWithout("node_modules/foreign")
    const before = await clone.lock()
    await clone.install()
    expect(await clone.lock()).toBe(before)
  },
)

test.each(["own", "whole"])(
  "whoever installs %s, which is not locked, is told so, and the lock stays",
  async (name) => {
    const clone = await cloneWithout(`node_modules/${name}`)
    const before = await clone.lock()
    await expect(clone.install()).rejects.toThrow(/Bring them together first/)
    expect(await clone.lock()).toBe(before)
  },
)

/** The folder of a small project with four packages and a lock file that has all of them. */
let product: string
beforeAll(async () => {
  product = await temporaryFolder("backline-installing-")
  const [node, whole, own, foreign] = await Promise.all([
    packed("node"),
    packed("whole"),
    packed("own", process.platform),
    packed("foreign", process.platform === "aix" ? "linux" : "aix"),
  ])
  const dependencies = { node, whole }
  const wanted = { name: "small", private: true, dependencies, optionalDependencies: { own, foreign } }
  await writeFile(join(product, "package.json"), JSON.stringify(wanted))
  for (const script of ["dependencies.mjs", "programs.mjs", "set-up-lock.mjs"])
    await cp(join(root, "scripts", script), join(product, "scripts", script))
  await run("npm", ["install", "--package-lock-only"], { cwd: product })
})

/** Copies the project and removes one package from its lock file. */
async function cloneWithout(unlocked: string) {
  const folder = await temporaryFolder("backline-installing-")
  await cp(product, folder, { recursive: true })
  const file = join(folder, "package-lock.json")
  const lock = () => readFile(file, "utf8")
  const { packages, ...rest } = Lock.parse(JSON.parse(await lock()))
  const { [unlocked]: _, ...locked } = packages
  await writeFile(file, JSON.stringify({ ...rest, packages: locked }, undefined, 2))
  const begin = `import("./scripts/dependencies.mjs").then(({ ensureDependencies }) => ensureDependencies())`
  return { lock, install: () => run(process.execPath, ["--eval", begin], { cwd: folder }) }
}

/** Packs a package as a registry would; it contains the Node.js program that the scripts look for. */
async function packed(name: string, os?: string) {
  const place = join(product, "packages", name)
  const program = join(place, "bin/node")
  await mkdir(join(place, "bin"), { recursive: true })
  await writeFile(
    join(place, "package.json"),
    JSON.stringify({ name, version: "24.0.0", ...(os && { os: [os] }) }),
  )
  await writeFile(program, "#!/bin/sh\necho v24.0.0\n")
  await chmod(program, 0o755)
  const { stdout } = await run("npm", ["pack", place, "--silent"], { cwd: product })
  return `file:${stdout.trim()}`
}
