import { spawn, type StdioOptions } from "node:child_process"
import { once } from "node:events"
import { chown } from "node:fs/promises"
import { connect } from "node:net"
import { setTimeout as pause } from "node:timers/promises"
import { temporaryFolder } from "../temporary-folder.ts"

type Account = { uid: number; gid: number }

/** The account for programs that refuse to run as root; undefined (our own account) where we are not root. */
export const nobody: Account | undefined = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined

/** Creates a folder owned by `nobody`, or by us where we are not root. */
export async function folderOfNobody(name: string) {
  const folder = await temporaryFolder(`backline-${name}-`)
  if (nobody) await chown(folder, nobody.uid, nobody.gid)
  return folder
}

type How = { folder: string; account?: Account | undefined; env?: NodeJS.ProcessEnv }

/** Starts an installed program and resolves once it listens at this local port. */
export async function startServer([program = "", ...args]: string[], port: number, how: How) {
  const { stop, said, hasEnded } = start([program, ...args], how)
  const patience = AbortSignal.timeout(60_000)
  while (!(await listensAt(port))) {
    if (patience.aborted || hasEnded()) throw new Error(`${program} does not listen: ${said()}`)
    await pause(100)
  }
  return { stop, said }
}

/** Starts a program that runs until it is stopped. */
export function start([program = "", ...args]: string[], { folder, account, env = {} }: How) {
  const stdio = ["ignore", "pipe", "pipe"] satisfies StdioOptions
  const child = spawn(program, args, {
    cwd: folder,
    stdio,
    env: { ...process.env, ...env },
    ...account,
  })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (words) => (output += String(words)))
  child.on("error", (error) => (output += error.message))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    if (hasEnded()) return
    const gone = once(child, "exit")
    child.kill(signal)
    await gone
  }
  return { stop, said: () => output, hasEnded, done: once(child, "close").then(() => child.exitCode) }
}

/** Runs a program to its end. Throws with its output if it fails. */
export async function run(command: string[], how: How) {
  const { done, said } = start(command, how)
  if ((await done) !== 0) throw new Error(`${command.join(" ")}: ${said()}`)
}

async function listensAt(port: number) {
  const socket = connect(port, "127.0.0.1")
  const isOpen = await once(socket, "connect").then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}
