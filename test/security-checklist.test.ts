import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

const root = join(import.meta.dirname, "..")

const forbidden: Record<string, { pattern: RegExp; in: string; except?: string[] }> = {
  "text that becomes SQL": { pattern: /\bsql\.(?:raw|lit)\b/, in: "{server,db,demo}/**/*.ts" },
  "a command from the server": { pattern: /node:child_process/, in: "server/**/*.ts" },
  "markup from text": { pattern: /dangerouslySetInnerHTML|\.innerHTML\b/, in: "app/**/*.{ts,tsx}" },
  "a message between windows": {
    pattern: /postMessage|onmessage|"message"\s*,/,
    in: "{app/**/*.{ts,tsx},server/http/service-worker/*}",
    // only the page that started the worker can send messages to it
    except: ["app/photos/prepare-photo.ts", "app/photos/scale.worker.ts"],
  },
  "a secret that can be guessed": { pattern: /Math\.random/, in: "{server,db,demo}/**/*.ts" },
}

test.each(Object.entries(forbidden))("no source holds %s", (_, { pattern, in: places, except = [] }) => {
  const files = globSync(places, { cwd: root })
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => pattern.test(readFileSync(join(root, file), "utf8")))).toEqual(except)
})

test("the checklist has a state for each item, and every file that it names is there", () => {
  const text = readFileSync(join(root, "docs/security.md"), "utf8")
  const [, checklist = ""] = text.split("## ASVS 5.0")
  const rows = checklist.split("\n").filter((line) => /^\| \d/.test(line))
  expect(rows.length).toBeGreaterThan(60)
  for (const row of rows) expect(row).toMatch(/\| (?:passed|deviates)\s+\|/)
  const files = Array.from(
    text.matchAll(/`([\w.-]+\/[\w./-]+\.\w+|oxlint\.config\.ts|SECURITY\.md)`/g),
    ([, file]) => file,
  )
  expect(files.filter((file) => file !== undefined && !existsSync(join(root, file)))).toEqual([])
})
