import { setTimeout } from "node:timers/promises"
import { sql } from "kysely"
import type { RefusalReason } from "../../contract/mails.ts"
import { atMost } from "../../db/rows.ts"
import type { Row } from "../../db/tables.ts"
import type { House } from "../process/app-context.ts"
import { admit } from "./admission.ts"
import { postDigest } from "./digest.ts"
import { lease, type Mail } from "./mail.ts"
import { refusedBy } from "./refusal.ts"

type Ground = Pick<House, "db" | "mailer" | "log" | "mailBudgets">

/** Between two rounds of the post when nobody posts, in milliseconds. */
const pause = 10_000
/** Mails on their way at once, so that one that stalls does not hold the others up. */
const carriers = 4
/** Seconds to the next try after each failure, doubled up to the longest. */
const firstWait = 10
const longestWait = 3_600
/** A mail whose recipient is refused is tried so often; one that fails otherwise for so many days. */
const mostRefusals = 3
const days = 3
/** A mail that is refused for a reason that is ours is kept for so many days. */
const daysOfOurs = 30
/** How long the stop of the product waits for mails on their way, in milliseconds. */
const farewell = 2_000

/** Sends what is in the post, whenever it is told that something was posted. Several processes may go at once. */
export function startRounds(ground: Ground) {
  const stopping = new AbortController()
  let posted = Promise.withResolvers<void>()
  const going = goRounds()
  return { onPosted: () => posted.resolve(), stop }

  async function stop() {
    stopping.abort()
    posted.resolve()
    // what is still on its way is taken up after its lease
    await Promise.race([going, setTimeout(farewell, undefined, { ref: false })])
    ground.mailer.close()
  }

  async function goRounds() {
    const { sendDue, home } = openCarriers(ground)
    while (!stopping.signal.aborted) {
      // what is posted during a round ends the next pause before it begins
      posted = Promise.withResolvers()
      await sendDue(stopping.signal).catch((error: unknown) => failed(ground, error))
      await Promise.race([posted.promise, setTimeout(pause, undefined, { ref: false })])
    }
    await home()
  }
}

/** Sends every mail that is due. */
export async function round(ground: Ground) {
  const { sendDue, home } = openCarriers(ground)
  await sendDue()
  await home()
}

/** Those who send what is due, each time they are told to; `home` answers when the last is back. */
export function openCarriers(ground: Ground) {
  const underWay = new Set<Promise<void>>()
  const deliver = courier(ground)
  return { sendDue, home: () => Promise.all(underWay) }

  /** Answers when the last mail that is due is on its way. */
  async function sendDue(stopping?: AbortSignal) {
    let areLeft = true
    while (areLeft) {
      const free = carriers - underWay.size
      const mails = await takeDue(ground, free)
      for (const mail of mails) send(mail)
      areLeft = mails.length === free
      if (areLeft) await Promise.race(underWay)
      if (stopping?.aborted) return
    }
  }

  function send(mail: Due) {
    const sent = deliver(mail)
      .catch((error: unknown) => failed(ground, error))
      .finally(() => underWay.delete(sent))
    underWay.add(sent)
  }
}

function failed({ log }: Ground, error: unknown) {
  log.error({ err: error }, "the post failed")
}

// nobody else takes it during the lease; whoever dies with it has it sent again
async function takeDue({ db }: Ground, most: number) {
  return db
    .with("due", (query) =>
      query
        .selectFrom("mails")
        .select("id")
        .where("dueAt", "<=", sql<Date>`now()`)
        .orderBy("dueAt")
        .limit(atMost(most))
        .forUpdate()
        .skipLocked(),
    )
    .updateTable("mails")
    .from("due")
    .set({ dueAt: sql`now() + make_interval(secs => ${lease})` })
    .whereRef("mails.id", "=", "due.id")
    .returningAll("mails")
    .execute()
}

type Due = Mail & Pick<Row<"mails">, "state" | "refusals" | "refusedFor" | "createdAt">

function courier(ground: Ground) {
  const { db, mailer, log } = ground
  const told = new Set<RefusalReason>()
  return deliver

  async function deliver(mail: Due) {
    if (mail.state === "held") return postDigest(ground, mail)
    if (mail.state === "new" && !(await admit(ground, mail))) return
    try {
      await mailer.send(mail)
    } catch (error) {
      await fail(mail, error)
      return
    }
    told.clear()
    await drop(db, mail)
  }

  async function fail(mail: Due, error: unknown) {
    const refused = refusedBy(error)
    const refusedFor = reasonOf(mail, refused)
    const refusals = mail.refusals + (refused === "recipient" ? 1 : 0)
    const isHopeless = refusals >= mostRefusals || isOld(mail, refusedFor ? daysOfOurs : days)
    if (!refusedFor || isHopeless)
      log.error({ ...causeOf(error), mail: mail.id, isHopeless }, "a mail could not be sent")
    // of all that wait for the same reason, once until one is sent
    else if (!told.has(refusedFor))
      log.error({ ...causeOf(error), mail: mail.id, reason: refusedFor }, refusesUs)
    if (refusedFor) told.add(refusedFor)
    await (isHopeless ? drop(db, mail) : putBack(db, mail.id, { refusals, refusedFor }))
  }
}

/** What fails for nobody's fault says nothing of the reason that there was before. */
function reasonOf({ refusedFor }: Due, refused: ReturnType<typeof refusedBy>) {
  if (refused === "nobody") return refusedFor
  return refused === "recipient" ? null : refused
}

const refusesUs =
  "the mail server refuses our mails: check MAIL_FROM, and the login in SMTP_URL. They are kept for a month, and sent once it takes them"

// what a mail server says may hold an address or a password: only its codes go into the log
function causeOf(error: unknown) {
  if (!(error instanceof Error)) return {}
  return {
    code: "code" in error ? error.code : error.name,
    ...("responseCode" in error && { responseCode: error.responseCode }),
  }
}

function isOld({ createdAt }: Due, afterDays: number) {
  return Date.now() - createdAt.getTime() > afterDays * 24 * 60 * 60 * 1_000
}

function drop(db: Ground["db"], { id }: Mail) {
  return db.deleteFrom("mails").where("id", "=", id).execute()
}

function putBack(db: Ground["db"], id: string, refused: Pick<Row<"mails">, "refusals" | "refusedFor">) {
  return db
    .updateTable("mails")
    .set(({ eb }) => ({
      ...refused,
      failures: eb("failures", "+", 1),
      dueAt: sql`now() + make_interval(secs => least(${longestWait}, ${firstWait} * 2 ^ least(failures, 20)))`,
    }))
    .where("id", "=", id)
    .execute()
}
