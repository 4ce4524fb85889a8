import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { readFile, rm } from "node:fs/promises"
import { createServer } from "node:http"
import { availableParallelism, cpus, totalmem } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { gzipSync } from "node:zlib"
import { temporaryFolder } from "../test/temporary-folder.ts"

// Ratios are what counts: every figure is measured beside a bare server that answers the same bytes.
const run = promisify(execFile)
const root = join(import.meta.dirname, "..")
const seconds = 4
const rounds = 3
const connections = 32

const dataDir = await temporaryFolder("backline-bench-")
const first = await start()
await stop(first.server)
const { server, address, took } = await start()
try {
  const categories: { _id: string }[] = await (await fetch(`${address}/api/categories`)).json()
  const id = categories[0]?._id ?? ""
  print("Requests a second", ["path", "product", "bare", "ratio", "p99 product", "p99 bare"])
  for (const path of [`/api/products?categoryId=${id}`, "/", `/categories/${id}`]) await compare(path, id)
  print("First view", ["page", "JavaScript gzip kB", "CSS gzip kB", "files"])
  for (const path of ["/", "/categories", `/categories/${id}`, "/login", "/signup"]) await firstView(path, id)
  const { server: rss, database } = await memory(server.pid ?? 0)
  print("Start and memory", ["start on an empty folder, ms", "second start, ms", "server MB", "database MB"])
  print("", [first.took, took, rss, database])
  print("Machine", [
    `${availableParallelism()} × ${cpus()[0]?.model}`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    process.version,
  ])
} finally {
  await stop(server)
  await rm(dataDir, { recursive: true, force: true })
}

async function start() {
  const began = performance.now()
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: "0",
    RATE_LIMITS: "off",
    LOG_LEVEL: "error",
    NODE_ENV: "production",
  }
  const started = spawn(process.execPath, ["--disable-proto=delete", "server/main.ts"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  })
  let said = ""
  for await (const words of started.stdout) {
    said += String(words)
    const [, found] = /ready at (\S+)/.exec(said) ?? []
    if (found) return { server: started, address: found, took: Math.round(performance.now() - began) }
  }
  throw new Error(said)
}

async function stop(process: ReturnType<typeof spawn>) {
  process.kill("SIGTERM")
  await once(process, "exit")
}

/** The same bytes from a server that does nothing else, in turns with ours. */
async function compare(path: string, id: string) {
  const answer = await fetch(address + path, { headers: { "Accept-Encoding": "identity" } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get("Content-Type") ?? ""
  const bare = createServer((_, response) => response.writeHead(200, { "Content-Type": type }).end(bytes))
  bare.listen(0, "127.0.0.1")
  await once(bare, "listening")
  const bound = bare.address()
  const port = typeof bound === "object" && bound ? bound.port : 0
  const ours: Load[] = []
  const theirs: Load[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await load(address + path))
    theirs.push(await load(`http://127.0.0.1:${port}${path}`))
  }
  bare.close()
  const [product, limit] = [median(ours), median(theirs)]
  const ratio = (product.rate / limit.rate).toFixed(3)
  print("", [
    path.replace(id, "{id}"),
    Math.round(product.rate),
    Math.round(limit.rate),
    ratio,
    product.p99,
    limit.p99,
  ])
}

type Load = { rate: number; p99: string }

/** Requests a second and the 99th percentile, by wrk. */
async function load(url: string): Promise<Load> {
  const flags = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", url]
  const { stdout: said } = await run("wrk", flags)
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]),
    p99: /99%\s+(\S+)/.exec(said)?.[1] ?? "",
  }
}

function median(loads: Load[]) {
  const sorted = loads.toSorted((a, b) => a.rate - b.rate)
  return sorted[Math.floor(sorted.length / 2)] ?? { rate: 0, p99: "" }
}

async function firstView(path: string, id: string) {
  const html = await (await fetch(address + path)).text()
  const scripts = new Set(Array.from(html.matchAll(/\/assets\/[\w.-]+\.js/g), ([file]) => file))
  const styles = new Set(Array.from(html.matchAll(/\/assets\/[\w.-]+\.css/g), ([file]) => file))
  print("", [
    path.replace(id, "{id}"),
    await zipped(scripts),
    await zipped(styles),
    scripts.size + styles.size,
  ])
}

async function zipped(files: Set<string>) {
  let total = 0
  for (const file of files) total += gzipSync(await readFile(join(root, "build/client", file))).length
  return (total / 1000).toFixed(1)
}

/** Proportional set size, so that memory shared by the database's processes counts once. */
async function memory(pid: number) {
  const [postmaster = ""] = (await readFile(join(dataDir, "postgres/data/postmaster.pid"), "utf8")).split(
    "\n",
  )
  const { stdout } = await run("pgrep", ["-P", postmaster])
  const database = [postmaster, ...stdout.trim().split("\n")]
  let sum = 0
  for (const part of database) sum += await pss(Number(part))
  return { server: Math.round(await pss(pid)), database: Math.round(sum) }
}

async function pss(pid: number) {
  const said = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "")
  return Number(/^Pss:\s+(\d+)/m.exec(said)?.[1] ?? 0) / 1024
}

function print(title: string, cells: (string | number)[]) {
  if (title) process.stdout.write(`\n${title}\n`)
  process.stdout.write(`| ${cells.join(" | ")} |\n`)
}
