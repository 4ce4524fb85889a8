import { execFileSync } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { join, posix } from "node:path"
import { root } from "./programs.mjs"

const folders = ["app", "contract", "db", "demo", "e2e", "server", "test", "texts"]

/**
 * The test files whose path has one of these names in it; where there are none, those with it in a title, and then
 * `title` asks for these tests alone. Throws when nothing has this name.
 */
export function testsNamed(names) {
  const byPath = chosen((file) => names.some((name) => file.includes(name)))
  if (byPath) return byPath
  const byTitle = chosen((file) => titlesOf(file).some((title) => names.some((name) => title.includes(name))))
  if (!byTitle) throw new Error(`No test file and no title has ${names.join(" or ")} in it.`)
  return { ...byTitle, title: names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|") }
}

function titlesOf(file) {
  // of a table the title stands behind its rows
  const titles = read(file).matchAll(/(?:\b(?:test|describe)[^"`\n]*?|\))\(\s*(?:"([^"]+)"|`([^`]+)`)/g)
  return [...titles].map(([, quoted, template]) => quoted ?? template)
}

/** The test files that a change since the last commit touches; undefined where it touches none. */
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

/** These files and all that import them, by way of others too. */
function importersOf(files) {
  const imports = sources().map((file) => [file, importsOf(file)])
  const found = new Set(files)
  // grows while it is gone through
  for (const file of found)
    for (const [importer, imported] of imports) if (imported.includes(file)) found.add(importer)
  return found
}

/** What names one of these files, or a folder that it is in, by its path: what reads a document does. */
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

/** The tests that docs/specification.md names for a statement that stands in one of these files. */
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
