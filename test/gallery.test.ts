import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

/** These render nothing of their own: other pieces of the gallery, an address, or words for screen readers only. */
const rendersNothing = [
  "confirmed-action.tsx",
  "language-offer.tsx",
  "list.tsx",
  "redirect-to-login.tsx",
  "remove-button.tsx",
  "route-announcer.tsx",
  "toasts.tsx",
]

const gallery = join(import.meta.dirname, "../app/dev")
const pieces = join(import.meta.dirname, "../app/ui")

test("the gallery shows something of every file of pieces, by itself or as a part of another", () => {
  const files = readdirSync(pieces).filter((file) => file.endsWith(".tsx"))
  const sources = new Map(files.map((file) => [file, readFileSync(join(pieces, file), "utf8")]))
  const seen = readdirSync(gallery).flatMap((file) => usedIn(readFileSync(join(gallery, file), "utf8")))
  // grows while it is gone through: what a piece uses is seen with it
  const shown = new Set(seen)
  for (const file of shown) for (const used of usedIn(sources.get(file) ?? "")) shown.add(used)
  expect(files.filter((file) => !shown.has(file) && isPiece(sources.get(file)))).toEqual(rendersNothing)
})

/** The files of pieces that a source takes something from. */
function usedIn(source: string) {
  return [...source.matchAll(/from "\.(?:\.\/ui)?\/([\w-]+\.tsx)"/g)].map(([, file = ""]) => file)
}

function isPiece(source = "") {
  return /^export function [A-Z]/m.test(source)
}
