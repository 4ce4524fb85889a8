import { spawn, spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { constants } from "node:os"
import { delimiter, join } from "node:path"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"

export const root = fileURLToPath(new URL("..", import.meta.url))

const signals = ["SIGTERM", "SIGINT", "SIGHUP"]

/** The pinned Node, which runs everything except these scripts. */
export const node = join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node")

/**
 * By default V8 takes twice the memory for new objects, allocates rows of lists where nothing is collected for seconds,
 * and collects new objects on all cores, which the database needs too (bench/README.md).
 */
export const product = [
  node,
  "--disable-proto=delete",
  "--max-semi-space-size=16",
  "--no-allocation-site-pretenuring",
  "--no-parallel-scavenge",
  "server/main.ts",
]

/** Makes glibc return the memory of a photo at once, not only at the end of the heap (docs/decisions/0005). */
export const productEnvironment = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "32768" }

/** Returns the command line of a command of an installed package. */
export function tool(command, name = command) {
  const folder = join(root, "node_modules", name)
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
  return [node, join(folder, bin[command])]
}

/** Runs a program with our standard streams; returns its exit code. */
export async function runAttached(command, env = {}) {
  const child = start(command, env, { stdio: "inherit" })
  return unlessStopped(await end(child)).code
}

/** Runs a program, prints its lines with a prefix; returns its exit code and output. */
export async function runPrefixed(who, command, env = {}) {
  const hear = (stream) => createInterface(stream).on("line", (line) => console.log(`${who} │ ${line}`))
  return runCaptured(command, env, {}, hear)
}

/** Runs a program silently; returns its exit code and output. */
export async function runCaptured(command, env = {}, options = {}, hear = () => undefined) {
  const child = start(command, env, { stdio: ["ignore", "pipe", "pipe"], ...options })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => (output += text))
    hear(stream)
  }
  const ended = unlessStopped(await end(child))
  return { output, ...ended }
}

/** Runs a program in our place: it shares our streams, gets our signals, and ends when we do. */
export async function runInPlace(command, env = {}) {
  const child = start(command, env, { stdio: ["inherit", "inherit", "inherit", "ipc"] })
  process.exitCode = (await end(child)).code
}

const isOfNpm = process.env.npm_lifecycle_event !== undefined && process.platform !== "win32"
const parent = process.ppid
const npm = isOfNpm ? aboveShell(parent) : undefined

// npm passes signals only to its shell, which dies silently; the shell does not notice a SIGKILL of npm
function hasParentExited() {
  return isOfNpm && (process.ppid !== parent || (npm !== undefined && !isAlive(npm)))
}

/** Returns the parent of `pid` if that is only a shell; some shells replace themselves by what they start. */
function aboveShell(pid) {
  const [name, above] = process.platform === "linux" ? inProc(pid) : byPs(pid)
  return /(?:^|[/-])(?:[bd]?ash|sh|zsh|ksh|fish|busybox)$/.test(name) ? Number(above) : undefined
}

// both find nothing where the system shows only our own processes
function inProc(pid) {
  const file = `/proc/${pid}/stat`
  const stat = existsSync(file) ? readFileSync(file, "utf8") : ""
  return /\((.*)\) \S (\d+)/s.exec(stat)?.slice(1) ?? []
}

function byPs(pid) {
  const { stdout } = spawnSync("ps", ["-o", "ppid=,comm=", "-p", `${pid}`], { encoding: "utf8" })
  return (
    /(\d+) (.*)/
      .exec(stdout ?? "")
      ?.slice(1)
      .toReversed() ?? []
  )
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === "EPERM"
  }
}

function start([program, ...args], env, options) {
  if (isStopped) throw new Stopped("Stopped.")
  return spawn(program, args, { cwd: root, env: environment(env), ...options })
}

function environment(env) {
  const modules = join(root, "node_modules")
  return {
    // V8's compile cache, for the next start
    NODE_COMPILE_CACHE: join(modules, ".cache", "node"),
    ...process.env,
    PATH: `${join(modules, ".bin")}${delimiter}${process.env.PATH}`,
    ...env,
  }
}

/** Set by a signal: no further program is started. */
let isStopped = false

/** Waits for a program, and forwards signals to it. */
async function end(child) {
  const forward = (signal) => {
    isStopped = true
    child.kill(signal)
  }
  const watch = setInterval(() => hasParentExited() && forward("SIGTERM"), 500)
  for (const signal of signals) process.on(signal, forward)
  const ended = await new Promise((resolve) => {
    child.on("error", (error) => resolve({ code: 127, output: error.message }))
    child.on("close", (code, signal) => resolve({ code: code ?? 128 + constants.signals[signal] }))
  })
  for (const signal of signals) process.off(signal, forward)
  clearInterval(watch)
  return ended
}

/** Thrown after a signal. */
export class Stopped extends Error {}

function unlessStopped(ended) {
  if (isStopped) throw new Stopped("Stopped.")
  return ended
}
