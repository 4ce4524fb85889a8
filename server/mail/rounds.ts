import { setTimeout } from "node:timers/promises"
import { sql } from "kysely"
import type { House } from "../house.ts"
import type { Mail } from "./mail.ts"

type Ground = Pick<House, "db" | "mailer" | "log">

/** Between two rounds of the post, in milliseconds. */
const pause = 1_000
/** Seconds in which a mail is sent or has failed; then another process takes it up. */
const lease = 120
/** Seconds to the next try after each failure, doubled up to the longest. */
const firstWait = 10
const longestWait = 3_600

/** Sends what is in the post, now and every second; answers how to stop. Several processes may go at once. */
export function startRounds(ground: Ground) {
  const stopping = new AbortController()
  const going = goRounds(ground, stopping.signal)
  return async () => {
    stopping.abort()
    await going
  }
}

async function goRounds(ground: Ground, stopping: AbortSignal) {
  while (!stopping.aborted) {
    await round(ground, stopping).catch((error: unknown) =>
      ground.log.error({ err: error }, "the post failed"),
    )
    await setTimeout(pause, undefined, { signal: stopping }).catch(() => undefined)
  }
}

/** Sends every mail that is due. */
export async function round(ground: Ground, stopping?: AbortSignal) {
  for (let mail = await takeDue(ground); mail; mail = stopping?.aborted ? undefined : await takeDue(ground))
    await deliver(ground, mail)
}

// nobody else takes it during the lease; whoever dies with it has it sent again
async function takeDue({ db }: Ground): Promise<Mail | undefined> {
  return db
    .updateTable("mails")
    .set({ dueAt: sql`now() + make_interval(secs => ${lease})` })
    .where("id", "=", ({ selectFrom }) =>
      selectFrom("mails")
        .select("id")
        .where("dueAt", "<=", sql<Date>`now()`)
        .orderBy("dueAt")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "recipient", "replyTo", "subject", "text", "html"])
    .executeTakeFirst()
}

async function deliver({ db, mailer, log }: Ground, mail: Mail) {
  try {
    await mailer.send(mail)
  } catch (error) {
    log.error({ err: error, mail: mail.id }, "a mail could not be sent")
    return putBack(db, mail)
  }
  return db.deleteFrom("mails").where("id", "=", mail.id).execute()
}

function putBack(db: Ground["db"], { id }: Mail) {
  return db
    .updateTable("mails")
    .set(({ eb }) => ({
      failures: eb("failures", "+", 1),
      dueAt: sql`now() + make_interval(secs => least(${longestWait}, ${firstWait} * 2 ^ least(failures, 20)))`,
    }))
    .where("id", "=", id)
    .execute()
}
