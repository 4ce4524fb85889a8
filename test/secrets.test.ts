import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

const root = join(import.meta.dirname, "..")

// as their makers write them, so that a key in a file is found whatever it is called
const keys = {
  "a private key": /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  "a key of Stripe": /\b(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,}/,
  "a secret of Stripe's webhook": /\bwhsec_[A-Za-z0-9]{24,}/,
  "a key of AWS": /\bAKIA[0-9A-Z]{16}\b/,
  "a secret of Google": /\bGOCSPX-[\w-]{20,}/,
  "a signed token": /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
  "a password in an address": /\b(?:postgres(?:ql)?|smtps?|https?):\/\/[^\s:/@$]+:[^\s:/@$]{8,}@/,
}

// words that stand for one in a sample
const samples = /password@|:secret@|user:pass/

test("no file of the project holds a secret", () => {
  const found = filesOf().flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8")
    return Object.entries(keys).flatMap(([name, pattern]) => {
      const [match] = pattern.exec(text) ?? []
      return match && !samples.test(match) ? [`${file}: ${name}`] : []
    })
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
