import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { keysIn } from "./keys.ts"

const root = join(import.meta.dirname, "..")

test("no file of the project holds a secret", () => {
  const found = filesOf().flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8")
    return keysIn(text).map((name) => `${file}: ${name}`)
  })
  expect(found).toEqual([])
})

function filesOf() {
  const flags = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]
  const listed = execFileSync("git", flags, { cwd: root, encoding: "utf8" }).split("\0")
  return listed.filter((file) => existsSync(join(root, file)) && isText(file))
}

function isText(file: string) {
  return file !== "" && !/\.(?:webp|png|woff2?|ico|jpe?g)$|package-lock\.json$/.test(file)
}
