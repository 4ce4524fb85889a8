import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { root } from "./programs.mjs"

const folder = join(root, ".cache")
const turn = join(folder, "set-up.pid")
const mine = join(folder, `set-up.${process.pid}`)

/** Runs `work` under a lock, so that one process at a time sets up this folder. */
export async function inTurn(work) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(mine, `${process.pid}`)
  for (let told = false; !(await taken()); told = true) {
    if (!told) console.log("Waiting for another Backline that is setting up this folder…")
    await pause(500)
  }
  try {
    return await work()
  } finally {
    rmSync(turn, { force: true })
    rmSync(mine, { force: true })
  }
}

async function taken() {
  try {
    linkSync(mine, turn)
  } catch {
    const pid = read(turn)
    if (pid && !lives(pid)) discard(pid)
    return false
  }
  // another process that found a stale lock may have been about to move ours away
  await pause(50)
  return read(turn) === process.pid
}

function discard(pid) {
  const discarded = `${mine}.discarded`
  try {
    renameSync(turn, discarded)
    if (read(discarded) !== pid) linkSync(discarded, turn)
  } catch {
    // another process was faster
  }
  rmSync(discarded, { force: true })
}

function read(file) {
  try {
    return Number.parseInt(readFileSync(file, "utf8"), 10)
  } catch {
    return undefined
  }
}

function lives(pid) {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === "EPERM"
  }
}
