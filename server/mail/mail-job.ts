import { setTimeout } from "node:timers/promises"
import { sql } from "kysely"
import type { RefusalReason } from "../../contract/mails.ts"
import { atMost } from "../../db/rows.ts"
import type { Row } from "../../db/tables.ts"
import type { AppContext } from "../process/app-context.ts"
import { admit } from "./admission.ts"
import { queueDigest } from "./digest.ts"
import { lease, type Mail } from "./mail.ts"
import { refusedBy } from "./refusal.ts"
import { day } from "../process/durations.ts"

type Deps = Pick<AppContext, "db" | "mailer" | "log" | "mailBudgets">

/** Between two runs of the job when no mail is queued, in milliseconds. */
const pause = 10_000
/** Mails on their way at once, so that one that stalls does not hold the others up. */
const concurrency = 4
/** Seconds to the next try after each failure, doubled up to the longest. */
const firstWait = 10
const longestWait = 3_600
/** A mail whose recipient is refused is tried so often; one that fails otherwise for so many days. */
const mostRefusals = 3
const days = 3
/** A mail that is refused for a reason that is ours is kept for so many days. */
const daysOfOurs = 30
/** How long the stop of the product waits for mails on their way, in milliseconds. */
const shutdownTimeout = 2_000

/** Sends the queued mails, whenever it is notified of new ones. Several processes may do so at once. */
export function startMailJob(deps: Deps) {
  const stopping = new AbortController()
  let queued = Promise.withResolvers<void>()
  const going = run()
  return { onQueued: () => queued.resolve(), stop }

  async function stop() {
    stopping.abort()
    queued.resolve()
    // what is still on its way is taken up after its lease
    await Promise.race([going, setTimeout(shutdownTimeout, undefined, { ref: false })])
    deps.mailer.close()
  }

  async function run() {
    const { sendDue, drain } = openSender(deps)
    while (!stopping.signal.aborted) {
      // what is queued during a run ends the next pause before it begins
      queued = Promise.withResolvers()
      await sendDue(stopping.signal).catch((error: unknown) => failed(deps, error))
      await Promise.race([queued.promise, setTimeout(pause, undefined, { ref: false })])
    }
    await drain()
  }
}

/** Sends every mail that is due. */
export async function sendDueMails(deps: Deps) {
  const { sendDue, drain } = openSender(deps)
  await sendDue()
  await drain()
}

/** Sends what is due at each call of `sendDue`, several mails at once; `drain` answers when the last is sent. */
export function openSender(deps: Deps) {
  const underWay = new Set<Promise<void>>()
  const deliver = createDelivery(deps)
  return { sendDue, drain: () => Promise.all(underWay) }

  /** Answers when the last mail that is due is on its way. */
  async function sendDue(stopping?: AbortSignal) {
    let areLeft = true
    while (areLeft) {
      const free = concurrency - underWay.size
      const mails = await takeDue(deps, free)
      for (const mail of mails) send(mail)
      areLeft = mails.length === free
      if (areLeft) await Promise.race(underWay)
      if (stopping?.aborted) return
    }
  }

  function send(mail: Due) {
    const sent = deliver(mail)
      .catch((error: unknown) => failed(deps, error))
      .finally(() => underWay.delete(sent))
    underWay.add(sent)
  }
}

function failed({ log }: Deps, error: unknown) {
  log.error({ err: error }, "the mail job failed")
}

// nobody else takes it during the lease; whoever dies with it has it sent again
async function takeDue({ db }: Deps, most: number) {
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

function createDelivery(deps: Deps) {
  const { db, mailer, log } = deps
  const logged = new Set<RefusalReason>()
  return deliver

  async function deliver(mail: Due) {
    if (mail.state === "held") return queueDigest(deps, mail)
    if (mail.state === "new" && !(await admit(deps, mail))) return
    try {
      await mailer.send(mail)
    } catch (error) {
      await fail(mail, error)
      return
    }
    logged.clear()
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
    else if (!logged.has(refusedFor))
      log.error({ ...causeOf(error), mail: mail.id, reason: refusedFor }, refusesUs)
    if (refusedFor) logged.add(refusedFor)
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
  return Date.now() - createdAt.getTime() > afterDays * day
}

function drop(db: Deps["db"], { id }: Mail) {
  return db.deleteFrom("mails").where("id", "=", id).execute()
}

function putBack(db: Deps["db"], id: string, refused: Pick<Row<"mails">, "refusals" | "refusedFor">) {
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
