import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"
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

/** What to spawn for a command of an installed package. */
export function tool(command, name = command) {
  const folder = join(root, "node_modules", name)
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
  return [node, join(folder, bin[command])]
}

/** Runs a program before everyone's eyes and answers its exit code. */
export async function show([program, ...args], env = {}) {
  const child = spawn(program, args, { cwd: root, stdio: "inherit", env: environment(env) })
  return unlessStopped(await end(child)).code
}

/** Runs a program before everyone's eyes, each line with who says it, and answers its exit code and all it said. */
export async function tell(who, command, env = {}) {
  const hear = (stream) => createInterface(stream).on("line", (line) => console.log(`${who} │ ${line}`))
  return listen(command, env, {}, hear)
}

/** Runs a program silently and answers its exit code and all it said. */
export async function listen([program, ...args], env = {}, options = {}, hear = () => undefined) {
  const stdio = ["ignore", "pipe", "pipe"]
  const child = spawn(program, args, { cwd: root, stdio, env: environment(env), ...options })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => (output += text))
    hear(stream)
  }
  const ended = unlessStopped(await end(child))
  return { output, ...ended }
}

/** Lets a program take our place: its words are ours, signals reach it, and so does our death. */
export async function become([program, ...args], env = {}) {
  const stdio = ["inherit", "inherit", "inherit", "ipc"]
  const child = spawn(program, args, { cwd: root, stdio, env: environment(env) })
  const watch = setInterval(() => isOrphan() && child.kill("SIGTERM"), 500)
  process.exitCode = (await end(child)).code
  clearInterval(watch)
}

const parent = process.ppid

// npm passes a signal on to its shell only, which dies of it and says nothing
function isOrphan() {
  return process.env.npm_lifecycle_event !== undefined && process.ppid !== parent
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

/** Waits for a program, which hears every signal that we hear. */
async function end(child) {
  let stopped = false
  const forward = (signal) => {
    stopped = true
    child.kill(signal)
  }
  for (const signal of signals) process.on(signal, forward)
  const ended = await new Promise((resolve) => {
    child.on("error", (error) => resolve({ code: 127, output: error.message }))
    child.on("close", (code, signal) => resolve({ code: code ?? 128 + constants.signals[signal] }))
  })
  for (const signal of signals) process.off(signal, forward)
  return { ...ended, stopped }
}

/** By a signal, which ends everything. */
export class Stopped extends Error {}

function unlessStopped({ stopped, ...ended }) {
  if (stopped) throw new Stopped("Stopped.")
  return ended
}
