import { readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { TestProject } from "vitest/node"
import { z } from "zod"
import { connect } from "../db/connect.ts"
import { startEmbedded } from "../db/embedded.ts"
import { migrate } from "../db/migrate.ts"
import { type TestServer, command, databaseOf } from "./test-server.ts"
import { temporaryFolder } from "./temporary-folder.ts"

const Names = z.array(z.object({ datname: z.string() }))
const longestRun = 6 * 60 * 60 * 1000

/** Starts one server for all tests, with a migrated template from which each worker clones its database. */
export default async function setup(project: TestProject) {
  const folder = await folderOfRun()
  const given = process.env.TEST_DATABASE_URL
  const { server, end } = given ? await useGiven(given) : await startOwn(join(folder, "server"))
  await makeTemplate(server)
  project.provide("testServer", server)
  return async () => {
    await end()
    await rm(folder, { recursive: true })
  }
}

/** Creates the root of all temporary folders, removed at the end. */
async function folderOfRun() {
  await removeStaleFolders()
  const folder = await temporaryFolder(`${folderName}${process.pid}-`)
  process.env.TMPDIR = folder
  return folder
}

async function startOwn(dataDir: string) {
  const { connection, stop } = await startEmbedded(dataDir)
  const server = { connection, template }
  // durability is off: tests need not survive a crash, and emptying tables would wait for the disk
  for (const setting of ["fsync", "synchronous_commit", "full_page_writes"])
    await command(server, `alter system set ${setting} = off`)
  await command(server, "select pg_reload_conf()")
  return { server, end: stop }
}

/** Uses a server that others may use too: creates only databases with our prefix and drops them at the end. */
async function useGiven(connection: string) {
  const server = { connection, template: `${template}_${Date.now()}_${process.pid}` }
  await dropDatabases(server, (name) => isStale(name))
  return { server, end: () => dropDatabases(server, (name) => name.startsWith(server.template)) }
}

const template = "backline_test"
const folderName = "backline-test-run-"

async function makeTemplate(server: TestServer) {
  await command(server, `create database ${server.template}`)
  const database = connect(databaseOf(server, server.template))
  await migrate(database)
  await database.close()
}

async function dropDatabases(server: TestServer, isOurs: (name: string) => boolean) {
  const names = Names.parse(await command(server, "select datname from pg_database")).map(
    ({ datname }) => datname,
  )
  for (const name of names.filter(isOurs))
    await command(server, `drop database if exists ${name} with (force)`)
}

function isStale(name: string) {
  const [, started] = /^backline_test_(\d+)_\d+/.exec(name) ?? []
  return Number(started) < Date.now() - longestRun
}

/** Removes the folders of earlier runs that were killed. */
async function removeStaleFolders() {
  const folders = await readdir(tmpdir())
  for (const folder of folders.filter((name) => name.startsWith(folderName) && !lives(processOf(name))))
    await rm(join(tmpdir(), folder), { recursive: true, force: true })
}

function processOf(folder: string) {
  return Number.parseInt(folder.slice(folderName.length), 10)
}

function lives(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
