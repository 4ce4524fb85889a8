import { execFileSync } from "node:child_process"
import { join } from "node:path"

const root = join(import.meta.dirname, "..")

/** A row of a table in Markdown. */
export function row(...cells: (string | number)[]) {
  return `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`
}

/** The date in UTC, YYYY-MM-DD. */
export function today() {
  return new Date().toISOString().slice(0, 10)
}

/** The commit that is measured, and whether these folders have uncommitted changes. */
export function commitOf(...folders: string[]) {
  const isChanged = git("status", "--porcelain", "--", ...folders) !== ""
  return git("rev-parse", "--short", "HEAD") + (isChanged ? " and changes" : "")
}

function git(...words: string[]) {
  return execFileSync("git", words, { cwd: root, encoding: "utf8" }).trim()
}
