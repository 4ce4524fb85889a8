import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { root } from "./programs.mjs"

const folder = join(root, ".cache")
const lock = join(folder, "set-up.pid")
const ownFile = join(folder, `set-up.${process.pid}`)

/** Runs `work` under a lock, so that one process at a time sets up this folder. */
export async function withSetUpLock(work) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(ownFile, `${process.pid}`)
  for (let told = false; !(await tryLock()); told = true) {
    if (!told) console.log("Waiting for another Backline that is setting up this folder…")
    await pause(500)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
    rmSync(ownFile, { force: true })
  }
}

async function tryLock() {
  try {
    linkSync(ownFile, lock)
  } catch {
    const pid = read(lock)
    if (pid && !isAnotherProcess(pid)) removeStale(pid)
    return false
  }
  // another process that found a stale lock may have been about to move ours away
  await pause(50)
  return read(lock) === process.pid
}

function removeStale(pid) {
  const discarded = `${ownFile}.discarded`
  try {
    renameSync(lock, discarded)
    if (read(discarded) !== pid) linkSync(discarded, lock)
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

function isAnotherProcess(pid) {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === "EPERM"
  }
}
