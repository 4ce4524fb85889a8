import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"

/** Runs a program of bench/bare until it is stopped. */
export async function startProgram(name: string, ...words: string[]) {
  const file = join(import.meta.dirname, "bare", `${name}.ts`)
  const running = spawn(process.execPath, [file, ...words], {
    env: { ...process.env, NODE_ENV: "production" },
    // the program sends its address over the channel, and exits when the channel closes
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  })
  const [address] = await once(running, "message")
  const stop = async () => {
    const gone = once(running, "exit")
    running.kill()
    await gone
  }
  return { address: String(address), stop }
}
