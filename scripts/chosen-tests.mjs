import { execFileSync } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { join, posix } from "node:path"
import { root } from "./programs.mjs"

const folders = ["app", "contract", "db", "demo", "e2e", "server", "test", "texts"]

/** Returns test files by path, else by test title together with a `title` pattern. Throws if nothing matches. */
export function testsNamed(names) {
  const byPath = chosen((file) => names.some((name) => file.includes(name)))
  if (byPath) return byPath
  const byTitle = chosen((file) => titlesOf(file).some((title) => names.some((name) => title.includes(name))))
  if (!byTitle) throw new Error(`No test file and no title has ${names.join(" or ")} in it.`)
  return { ...byTitle, title: names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|") }
}

function titlesOf(file) {
  // the title of a table of tests comes after its rows
  const titles = read(file).matchAll(/(?:\b(?:test|describe)[^"`\n]*?|\))\(\s*(?:"([^"]+)"|`([^`]+)`)/g)
  return [...titles].map(([, quoted, template]) => quoted ?? template)
}

/** Returns the test files affected by uncommitted changes; undefined if there are none. */
export function testsOfChange() {
  const changed = changedFiles()
  const touched = importersOf([...changed, ...readersOf(changed)])
  const named = testsOfStatements(touched)
  const isProduct = [...touched].some((file) => /^(?:app|contract|db|demo|server|texts)\//.test(file))
  return chosen(
    (file) => touched.has(file) || named.has(file) || (isProduct && file === "e2e/main-job.spec.ts"),
  )
}

function chosen(isWanted) {
  const of = (ending) => sources().filter((file) => ending.test(file) && isWanted(file))
  const files = { server: of(/\.test\.tsx?$/), journeys: of(/\.spec\.ts$/) }
  return files.server.length + files.journeys.length > 0 ? files : undefined
}

function changedFiles() {
  try {
    const changed = git("diff", "--name-only", "--relative", "--no-renames", "HEAD")
    return [...changed, ...git("ls-files", "--others", "--exclude-standard")]
  } catch (error) {
    throw new Error(`What has changed is not known here: ${error.message}`, { cause: error })
  }
}

function git(...args) {
  return execFileSync("git", ["-c", "core.quotepath=off", ...args], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter(Boolean)
}

/** Returns these files and all that import them, directly or indirectly. */
function importersOf(files) {
  const imports = sources().map((file) => [file, importsOf(file)])
  const found = new Set(files)
  // the set grows while it is iterated
  for (const file of found)
    for (const [importer, imported] of imports) if (imported.includes(file)) found.add(importer)
  return found
}

/** Returns the sources that contain the path of one of these files or of a folder above it, such as a document's. */
function readersOf(files) {
  const isNamed = (path) => files.some((file) => file === path || file.startsWith(`${path}/`))
  return sources().filter((source) => pathsIn(source).some(isNamed))
}

function pathsIn(file) {
  return [...read(file).matchAll(/"([^"\s]*[./][^"\s]*)"/g)].map(([, path]) => path)
}

function importsOf(file) {
  const sources = [...read(file).matchAll(/(?:from|import) ?\(?"(#texts\/[^"]+|\.{1,2}\/[^"]+)"/g)]
  return sources.map(([, source]) =>
    source.startsWith("#")
      ? `${source.replace("#texts", "texts/en")}.ts`
      : posix.join(posix.dirname(file), source),
  )
}

/** Returns the tests that docs/specification.md lists for statements implemented in these files. */
function testsOfStatements(files) {
  const rows = [...read("docs/specification.md").matchAll(/^\| \d +\| .+? +\| (`.+?) +\| `([^`]+)` /gm)]
  const touched = rows.filter(([, where]) => where.split("`").some((place) => files.has(place)))
  return new Set(touched.map(([, , file]) => file))
}

function read(file) {
  return readFileSync(join(root, file), "utf8")
}

function sources() {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  )
  return files.map((file) => file.replaceAll("\\", "/")).filter((file) => /\.tsx?$/.test(file))
}
