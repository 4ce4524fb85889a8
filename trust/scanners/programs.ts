import { execFile } from "node:child_process"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { z } from "zod"
import { CannotRun } from "../context.ts"
import type { Ask } from "../fuzz/ask.ts"

const run = promisify(execFile)
const anHour = 60 * 60 * 1000

const depth = ["--level=3", "--risk=2", "--dbms=PostgreSQL", "--skip-waf"]
// nobody tells it of more
const alone = ["--batch", "--ignore-stdin", "--flush-session", "--disable-coloring"]
// a refusal is an answer: what it does with a payload is of interest too
const patience = ["--ignore-code=*", "--timeout=30", "--retries=1"]

/**
 * Every parameter of this request, its headers' too, with every payload of level 3 and risk 2 for our engine: how many
 * sqlmap tried, and which of them it could use.
 */
export async function trySql(folder: string, address: string, ask: Ask) {
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

const Finding = z.object({ method: z.string(), path: z.string(), info: z.string() })
const Report = z.object({
  vulnerabilities: z.record(z.string(), z.array(Finding)),
  anomalies: z.record(z.string(), z.array(Finding)),
})

/** What they look for, or what they wait at, is on a server of the program's makers. */
const online = ["nikto", "wapp", "ssrf"]

/** Every other module of wapiti on the pages it finds by itself, and on what this caller reads. */
export async function crawl(folder: string, address: string, asks: Ask[]) {
  const file = join(folder, "wapiti.json")
  const starts = asks.flatMap(({ path }) => ["-s", new URL(path, address).href])
  const headers = Object.entries(asks[0]?.headers ?? {}).flatMap((header) => ["-H", header.join(": ")])
  const modules = ["all", ...online.map((name) => `-${name}`)].join(",")
  const target = ["-u", `${address}/`, "-m", modules, ...starts, ...headers]
  const kept = ["--flush-session", "--no-bugreport", "--store-session", folder, "--store-config", folder]
  const said = await listenTo("wapiti", [...target, ...kept, "-f", "json", "-o", file])
  const report = Report.parse(JSON.parse(await readFile(file, "utf8")))
  const found = Object.entries({ ...report.vulnerabilities, ...report.anomalies }).flatMap(
    ([kind, findings]) => findings.map(({ method, path, info }) => `${kind}: ${method} ${path}: ${info}`),
  )
  return { places: Number(/found (\d+) URLs and forms/.exec(said)?.[1] ?? 0), found }
}

/** What an installed program says until it ends, however it ends. Throws {@link CannotRun} where there is none. */
async function listenTo(program: string, flags: string[]) {
  const options = { maxBuffer: 100_000_000, timeout: anHour }
  const { stdout } = await run(program, flags, options).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && "stdout" in error)) throw error
    if (error.code === "ENOENT") throw new CannotRun(`${program} is not installed`)
    return { stdout: String(error.stdout) }
  })
  return stdout
}
