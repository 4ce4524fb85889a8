import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Ask } from "../fuzz/ask.ts"
import { listenTo } from "./program.ts"

/** What sqlmap says of one request: how many of its parameters it tried, and which of them it could use. */
export type Verdict = { tried: number; found: string[]; isWhole: boolean }

const depth = ["--level=3", "--risk=2", "--dbms=PostgreSQL", "--skip-waf"]
// nobody tells it of more
const alone = ["--batch", "--ignore-stdin", "--flush-session", "--disable-coloring"]
// a refusal is an answer: what it does with a payload is of interest too
const patience = ["--ignore-code=*", "--timeout=30", "--retries=1"]

/** Every parameter of this request, its headers' too, with every payload of level 3 and risk 2 for our engine. */
export async function trySql(folder: string, address: string, ask: Ask): Promise<Verdict> {
  const file = join(folder, "request.txt")
  await writeFile(file, written(address, ask))
  const request = ["-r", file, "--output-dir", folder]
  const said = await listenTo("sqlmap", [...request, ...depth, ...alone, ...patience])
  const tried = new Set(said.match(/testing for SQL injection on (?:.+? )?parameter '[^']*'/g))
  const found = said.includes("identified the following injection point")
    ? [...said.matchAll(/^Parameter: (.+)$/gm)].map(([, parameter]) => `${ask.operation.name} ${parameter}`)
    : []
  const isWhole = found.length > 0 || said.includes("all tested parameters do not appear to be injectable")
  return { tried: tried.size, found, isWhole }
}

/** As it goes over the line; a star is where sqlmap tries a part of the path. */
function written(address: string, { operation, method, path, headers, body }: Ask) {
  const { host } = new URL(address)
  const marked = marksIn(operation.path, path)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${marked} HTTP/1.1`, ...lines, "", body?.toString() ?? ""].join("\r\n")
}

function marksIn(template: string, path: string) {
  const [plain = "", query] = path.split("?")
  const parts = template.split("/")
  const marked = plain.split("/").map((part, place) => (parts[place]?.startsWith("{") ? `${part}*` : part))
  return query === undefined ? marked.join("/") : `${marked.join("/")}?${query}`
}
