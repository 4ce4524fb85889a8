import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

const root = join(import.meta.dirname, "..")

/** What `find` finds in the sources that match, each with its file. */
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

/** In which kind of place a visitor of a syntax tree is; a node that is of no kind is in that of its parent. */
export function placeStack<Place>(outermost: Place) {
  const places: Place[] = []
  const current = () => places.at(-1) ?? outermost
  return {
    current,
    enter: (place: Place | undefined) => void places.push(place ?? current()),
    leave: () => void places.pop(),
  }
}
