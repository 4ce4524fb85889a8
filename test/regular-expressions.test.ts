import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { isSafePattern } from "redos-detector"
import { parseSync, Visitor } from "vite"
import { expect, test } from "vitest"

const root = join(import.meta.dirname, "..")

// reported as slow but harmless: their input is short, our own, or cannot match both repetitions
const harmless = new Map([
  ["^[^\\r\\n]*@[^\\r\\n]+$", "a setting"],
  ["<style>([^]*?)<\\/style>", "our own page"],
  ["<script>([^]*?)<\\/script>", "our own page"],
  ["<script\\b([^>]*)>([^]*?)<\\/script>", "our own page, in which what people wrote has no <"],
  ['<link rel="modulepreload" href="([^"]+)"[^>]*>', "the same"],
  ["^[^a-z]+|[^a-z]+$", "a password, of 128 characters at most"],
  ['<([^>]*)>;\\s*rel="next"', "our own header"],
  ["<Code>(\\w{1,60})<\\/Code>", "an answer of the photo host that the settings name"],
  ["(\\*\\*[^*]+\\*\\*|`[^`]+`)", "the texts of the blog"],
  ["^(?:[^\\p{Cc}\\p{Cs}]|[\\t\\r\\n])*$", "no character is of both kinds"],
])

test("no text that someone sends makes a regular expression slow", () => {
  const files = globSync("{app,contract,db,demo,server,texts}/**/*.{ts,tsx}", {
    cwd: root,
    exclude: ["**/*.test.*"],
  })
  const patterns = files.flatMap(patternsIn)
  expect(patterns.length).toBeGreaterThan(40)
  const slow = patterns.filter(canRepeat).filter(isSlow)
  expect(slow).toEqual([])
})

/** Whether a pattern repeats anything: without repetition none is slow. */
function canRepeat({ pattern }: { pattern: string }) {
  return /[*+{]/.test(pattern) && !harmless.has(pattern)
}

function isSlow({ pattern, flags }: { pattern: string; flags: string }) {
  const caseInsensitive = flags.includes("i")
  return !isSafePattern(pattern, { unicode: flags.includes("u"), caseInsensitive, timeout: 10_000 }).safe
}

function patternsIn(file: string) {
  const found: { file: string; pattern: string; flags: string }[] = []
  const { program } = parseSync(file, readFileSync(join(root, file), "utf8"))
  const visitor = new Visitor({
    Literal(node) {
      if ("regex" in node) found.push({ file, ...node.regex })
    },
  })
  visitor.visit(program)
  return found
}
