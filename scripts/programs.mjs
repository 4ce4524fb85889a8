import { spawn, spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { constants } from "node:os"
import { delimiter, join } from "node:path"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"

export const root = fileURLToPath(new URL("..", import.meta.url))

const signals = ["SIGTERM", "SIGINT", "SIGHUP"]

/** The pinned Node, which runs everything but these scripts. */
export const node = join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node")

/**
 * The product. By itself V8 takes twice the memory for new objects, comes to make the rows of a list where nothing is
 * cleared for seconds, and clears what is young with all cores, which are the database's too (bench/README.md).
 */
export const product = [
  node,
  "--disable-proto=delete",
  "--max-semi-space-size=16",
  "--no-allocation-site-pretenuring",
  "--no-parallel-scavenge",
  "server/main.ts",
]

/** glibc gives memory back as soon as a photo is done, and not only what lies at its end (docs/decisions/0005). */
export const productEnvironment = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "32768" }

/** What to spawn for a command of an installed package. */
export function tool(command, name = command) {
  const folder = join(root, "node_modules", name)
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
  return [node, join(folder, bin[command])]
}

/** Runs a program before everyone's eyes and answers its exit code. */
export async function show(command, env = {}) {
  const child = start(command, env, { stdio: "inherit" })
  return unlessStopped(await end(child)).code
}

/** Runs a program before everyone's eyes, each line with who says it, and answers its exit code and all it said. */
export async function tell(who, command, env = {}) {
  const hear = (stream) => createInterface(stream).on("line", (line) => console.log(`${who} │ ${line}`))
  return listen(command, env, {}, hear)
}

/** Runs a program silently and answers its exit code and all it said. */
export async function listen(command, env = {}, options = {}, hear = () => undefined) {
  const child = start(command, env, { stdio: ["ignore", "pipe", "pipe"], ...options })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => (output += text))
    hear(stream)
  }
  const ended = unlessStopped(await end(child))
  return { output, ...ended }
}

/** Lets a program take our place: its words are ours, signals reach it, and so does our death. */
export async function become(command, env = {}) {
  const child = start(command, env, { stdio: ["inherit", "inherit", "inherit", "ipc"] })
  process.exitCode = (await end(child)).code
}

const isOfNpm = process.env.npm_lifecycle_event !== undefined && process.platform !== "win32"
const parent = process.ppid
const npm = isOfNpm ? aboveShell(parent) : undefined

// npm passes a signal on to its shell only, which dies of it and says nothing; of SIGKILL to npm the shell hears nothing
function hasParentExited() {
  return isOfNpm && (process.ppid !== parent || (npm !== undefined && !isAlive(npm)))
}

/** The process that started `pid`, where that is only a shell; some shells let what they start take their place. */
function aboveShell(pid) {
  const [name, above] = process.platform === "linux" ? inProc(pid) : byPs(pid)
  return /(?:^|[/-])(?:[bd]?ash|sh|zsh|ksh|fish|busybox)$/.test(name) ? Number(above) : undefined
}

// both find nothing where the system shows us only what is our own
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
    // where Node keeps what it has compiled, for the next start
    NODE_COMPILE_CACHE: join(modules, ".cache", "node"),
    ...process.env,
    PATH: `${join(modules, ".bin")}${delimiter}${process.env.PATH}`,
    ...env,
  }
}

/** Whether we have heard a signal, which ends everything: nothing more is started. */
let isStopped = false

/** Waits for a program, which hears every signal that we hear. */
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

/** By a signal. */
export class Stopped extends Error {}

function unlessStopped(ended) {
  if (isStopped) throw new Stopped("Stopped.")
  return ended
}
