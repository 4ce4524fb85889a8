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
// without questions and stored sessions
const alone = ["--batch", "--ignore-stdin", "--flush-session", "--disable-coloring"]
// a refusal is a result: what the product does with a payload matters too
const patience = ["--ignore-code=*", "--timeout=30", "--retries=1"]

/**
 * Runs sqlmap on every parameter of a request, headers included, with all payloads of level 3 and risk 2 for
 * PostgreSQL; returns how many it tried and which are injectable.
 */
export async function runSqlmap(folder: string, address: string, ask: Ask) {
  const file = join(folder, "request.txt")
  await writeFile(file, rawRequestOf(address, ask))
  const request = ["-r", file, "--output-dir", folder]
  const said = await runProgram("sqlmap", [...request, ...depth, ...alone, ...patience])
  const tried = new Set(said.match(/testing for SQL injection on (?:.+? )?parameter '[^']*'/g))
  const found = said.includes("identified the following injection point")
    ? [...said.matchAll(/^Parameter: (.+)$/gm)].map(([, parameter]) => `${ask.operation.name} ${parameter}`)
    : []
  const isWhole = found.length > 0 || said.includes("all tested parameters do not appear to be injectable")
  return { tried: tried.size, found, isWhole }
}

/** The request as sent; a star marks the parts of the path to try. */
function rawRequestOf(address: string, { operation, method, path, headers, body }: Ask) {
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

/** Modules that rely on a server of the scanner's authors. */
const online = ["nikto", "wapp", "ssrf"]

/** Runs all other modules of wapiti on the pages it crawls and on these requests. */
export async function runWapiti(folder: string, address: string, asks: Ask[]) {
  const file = join(folder, "wapiti.json")
  const starts = asks.flatMap(({ path }) => ["-s", new URL(path, address).href])
  const headers = Object.entries(asks[0]?.headers ?? {}).flatMap((header) => ["-H", header.join(": ")])
  const modules = ["all", ...online.map((name) => `-${name}`)].join(",")
  const target = ["-u", `${address}/`, "-m", modules, ...starts, ...headers]
  const kept = ["--flush-session", "--no-bugreport", "--store-session", folder, "--store-config", folder]
  const said = await runProgram("wapiti", [...target, ...kept, "-f", "json", "-o", file])
  const report = Report.parse(JSON.parse(await readFile(file, "utf8")))
  const found = Object.entries({ ...report.vulnerabilities, ...report.anomalies }).flatMap(
    ([kind, findings]) => findings.map(({ method, path, info }) => `${kind}: ${method} ${path}: ${info}`),
  )
  return { places: Number(/found (\d+) URLs and forms/.exec(said)?.[1] ?? 0), found }
}

/** Runs a program and returns its output, whatever its exit code. Throws {@link CannotRun} if it is not installed. */
async function runProgram(program: string, flags: string[]) {
  const options = { maxBuffer: 100_000_000, timeout: anHour }
  const { stdout } = await run(program, flags, options).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && "stdout" in error)) throw error
    if (error.code === "ENOENT") throw new CannotRun(`${program} is not installed`)
    return { stdout: String(error.stdout) }
  })
  return stdout
}
