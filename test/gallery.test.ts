import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

/** Files that render nothing of their own: compositions, a redirect, or text for screen readers only. */
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

test("the gallery shows every component file, by itself or as a part of another", () => {
  const files = readdirSync(pieces).filter((file) => file.endsWith(".tsx"))
  const sources = new Map(files.map((file) => [file, readFileSync(join(pieces, file), "utf8")]))
  const seen = readdirSync(gallery).flatMap((file) => usedIn(readFileSync(join(gallery, file), "utf8")))
  // the set grows during the iteration: what a component uses counts as shown with it
  const shown = new Set(seen)
  for (const file of shown) for (const used of usedIn(sources.get(file) ?? "")) shown.add(used)
  expect(files.filter((file) => !shown.has(file) && isPiece(sources.get(file)))).toEqual(rendersNothing)
})

/** The component files that a source imports. */
function usedIn(source: string) {
  return [...source.matchAll(/from "\.(?:\.\/ui)?\/([\w-]+\.tsx)"/g)].map(([, file = ""]) => file)
}

function isPiece(source = "") {
  return /^export function [A-Z]/m.test(source)
}
