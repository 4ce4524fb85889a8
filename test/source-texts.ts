import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

const root = join(import.meta.dirname, "..")

/** Applies `find` to all sources that match; returns what it finds, each with the file's name. */
export function findInSources(
  pattern: string,
  exclude: string[],
  find: (file: string, source: string) => string[],
) {
  const files = globSync(pattern, { cwd: root, exclude })
  return files.flatMap((file) =>
    find(file, readFileSync(join(root, file), "utf8")).map((text) => `${file}: ${text}`),
  )
}

/** Tracks the kind of place that a syntax tree visitor is in; a node without a kind has that of its parent. */
export function placeStack<Place>(outermost: Place) {
  const places: Place[] = []
  const current = () => places.at(-1) ?? outermost
  return {
    current,
    enter: (place: Place | undefined) => void places.push(place ?? current()),
    leave: () => void places.pop(),
  }
}
