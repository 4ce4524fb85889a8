import { connect } from "../../db/connect.ts"
import { migrate } from "../../db/migrate.ts"
import { backup, restore } from "../backup/file.ts"
import { moveRows, movePhotos } from "../backup/move.ts"
import { command } from "./command.ts"
import { type Config, readConfig } from "../config/config.ts"
import { createImageHost, photoFolder } from "../images/create-image-host.ts"
import { createLog } from "../process/log.ts"
import * as jobs from "../jobs/overview.ts"
import { isTlsVerified, unverifiedTls } from "../config/database-tls.ts"
import { openDatabase, openForCommand } from "../process/open-database.ts"

const usage = `Say what to do:
  npm run db -- backup FILE    everything into one file, also while the product serves
  npm run db -- restore FILE   into a database without people; with --replace into any
  npm run db -- move           to the PostgreSQL server at MOVE_TO, photos to the photo host of the settings
  npm run db -- jobs           how many jobs wait, and which of them failed
  npm run db -- jobs run       runs those that failed again; with the number of one, that one`

const [, , act, file, number] = process.argv
await command(async () => {
  const config = readConfig(process.env)
  if (act === "backup" && file) await makeBackup(config, file)
  else if (act === "restore" && file) await restoreFrom(config, file)
  else if (act === "jobs" && file === "run") await runJobs(config, number)
  else if (act === "jobs" && !file) await showJobs(config)
  else if (act === "move") await move(config, process.env["MOVE_TO"])
  else throw new Error(usage)
})

async function makeBackup(config: Config, to: string) {
  const { pool, close } = await openForCommand(config)
  try {
    const { rows } = await backup(pool, photoFolder(config), to)
    say(`${to} holds ${total(rows)} rows and the photos of this machine.`)
  } finally {
    await close()
  }
}

async function restoreFrom(config: Config, from: string) {
  const { db, pool, close } = await openForCommand(config)
  try {
    await migrate({ db, pool })
    const someone = await db.selectFrom("users").select("id").limit(1).executeTakeFirst()
    if (someone && !process.argv.includes("--replace"))
      throw new Error(
        "The database holds people already. Say --replace to lose all of it for what the file holds.",
      )
    const { rows } = await restore(pool, photoFolder(config), from)
    say(`${total(rows)} rows are back.`)
  } finally {
    await close()
  }
}

async function move(config: Config, address: string | undefined) {
  if (!address)
    throw new Error("Say where to: MOVE_TO=postgres://user:password@host/database npm run db -- move")
  if (config.databaseTls === "required" && !isTlsVerified(address))
    throw new Error(`MOVE_TO ${unverifiedTls}.`)
  const source = await openDatabase(config, {})
  const target = connect(address)
  try {
    await migrate(target)
    const { rows } = await moveRows(source.pool, target.pool)
    say(`${total(rows)} rows are at the new database, with the same counts and the same money.`)
    if (config.imageHost.kind === "disk")
      return say("The photos stay in DATA_DIR/photos: take that folder along.")
    const host = createImageHost(config, createLog(config.logLevel))
    const count = await movePhotos(target.db, host, photoFolder(config))
    return say(`${count} photos moved to the photo host.`)
  } finally {
    await target.close()
    await source.close()
  }
}

async function showJobs(config: Config) {
  const { db, close } = await openForCommand(config)
  try {
    const counts = await jobs.countByName(db)
    for (const { name, count } of counts) say(`${name}: ${count}`)
    if (counts.length === 0) say("No job waits.")
    for (const job of await jobs.unfinished(db)) say(describe(job))
  } finally {
    await close()
  }
}

function describe({ id, name, attempts, maxAttempts, runAt, lastError }: jobs.Unfinished) {
  const next = attempts < maxAttempts ? `again at ${runAt.toISOString()}` : "failed for good"
  return `${name} ${id}: attempt ${attempts} of ${maxAttempts}, ${next}: ${lastError}`
}

async function runJobs(config: Config, number: string | undefined) {
  const { db, close } = await openForCommand(config)
  try {
    say(`${await jobs.runAgain(db, number)} jobs run again.`)
  } finally {
    await close()
  }
}

function total(rows: Record<string, number>) {
  return Object.values(rows).reduce((sum, count) => sum + count, 0)
}

function say(sentence: string) {
  process.stdout.write(`${sentence}\n`)
}
