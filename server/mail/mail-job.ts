import { setTimeout } from "node:timers/promises"
import { sql } from "kysely"
import type { RefusalReason } from "../../contract/mails.ts"
import { limitLiteral } from "../../db/rows.ts"
import type { Row } from "../../db/tables.ts"
import type { AppContext } from "../process/app-context.ts"
import { admit } from "./admission.ts"
import { queueDigest } from "./digest.ts"
import { leaseSeconds, type Mail } from "./mail.ts"
import { classifyRefusal } from "./refusal.ts"
import { day } from "../process/durations.ts"

type Deps = Pick<AppContext, "db" | "mailer" | "log" | "mailBudgets">

const pollIntervalMs = 10_000
const concurrency = 4
const firstBackoffSeconds = 10
const maxBackoffSeconds = 3_600
const maxRecipientRefusals = 3
const retryDays = 3
const retryDaysOfOurFault = 30
const shutdownTimeoutMs = 2_000

/** By notification and polling. Safe to run in several processes. */
export function startMailJob(deps: Deps) {
  const stopping = new AbortController()
  let queued = Promise.withResolvers<void>()
  const running = run()
  return { onQueued: () => queued.resolve(), stop }

  async function stop() {
    stopping.abort()
    queued.resolve()
    await Promise.race([running, setTimeout(shutdownTimeoutMs, undefined, { ref: false })])
    deps.mailer.close()
  }

  async function run() {
    const { sendDue, drain } = openSender(deps)
    while (!stopping.signal.aborted) {
      queued = Promise.withResolvers()
      await sendDue(stopping.signal).catch((error: unknown) => logFailure(deps, error))
      await Promise.race([queued.promise, setTimeout(pollIntervalMs, undefined, { ref: false })])
    }
    await drain()
  }
}

export async function sendDueMails(deps: Deps) {
  const { sendDue, drain } = openSender(deps)
  await sendDue()
  await drain()
}

export function openSender(deps: Deps) {
  const inFlight = new Set<Promise<void>>()
  const deliver = createDelivery(deps)
  return { sendDue, drain: () => Promise.all(inFlight) }

  async function sendDue(stopping?: AbortSignal) {
    let hasMore = true
    while (hasMore) {
      const free = concurrency - inFlight.size
      const mails = await leaseDue(deps, free)
      for (const mail of mails) send(mail)
      hasMore = mails.length === free
      if (hasMore) await Promise.race(inFlight)
      if (stopping?.aborted) return
    }
  }

  function send(mail: Due) {
    const sent = deliver(mail)
      .catch((error: unknown) => logFailure(deps, error))
      .finally(() => inFlight.delete(sent))
    inFlight.add(sent)
  }
}

function logFailure({ log }: Deps, error: unknown) {
  log.error({ err: error }, "the mail job failed")
}

// `skip locked`; after a crash the lease ends
async function leaseDue({ db }: Deps, limit: number) {
  return db
    .with("due", (query) =>
      query
        .selectFrom("mails")
        .select("id")
        .where("dueAt", "<=", sql<Date>`now()`)
        .orderBy("dueAt")
        .limit(limitLiteral(limit))
        .forUpdate()
        .skipLocked(),
    )
    .updateTable("mails")
    .from("due")
    .set({ dueAt: sql`now() + make_interval(secs => ${leaseSeconds})` })
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
    await deleteMail(db, mail)
  }

  async function fail(mail: Due, error: unknown) {
    const refused = classifyRefusal(error)
    const refusedFor = reasonOf(mail, refused)
    const refusals = mail.refusals + (refused === "recipient" ? 1 : 0)
    const isHopeless =
      refusals >= maxRecipientRefusals || isOld(mail, refusedFor ? retryDaysOfOurFault : retryDays)
    if (!refusedFor || isHopeless)
      log.error({ ...causeOf(error), mail: mail.id, isHopeless }, "a mail could not be sent")
    else if (!logged.has(refusedFor))
      log.error({ ...causeOf(error), mail: mail.id, reason: refusedFor }, refusesUs)
    if (refusedFor) logged.add(refusedFor)
    await (isHopeless ? deleteMail(db, mail) : reschedule(db, mail.id, { refusals, refusedFor }))
  }
}

function reasonOf({ refusedFor }: Due, refused: ReturnType<typeof classifyRefusal>) {
  if (refused === "temporary") return refusedFor
  return refused === "recipient" ? null : refused
}

const refusesUs =
  "the mail server refuses our mails: check MAIL_FROM, and the login in SMTP_URL. They are kept for a month, and sent once it takes them"

// the server's message may contain an address or a password
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

function deleteMail(db: Deps["db"], { id }: Mail) {
  return db.deleteFrom("mails").where("id", "=", id).execute()
}

function reschedule(db: Deps["db"], id: string, refused: Pick<Row<"mails">, "refusals" | "refusedFor">) {
  return db
    .updateTable("mails")
    .set(({ eb }) => ({
      ...refused,
      failures: eb("failures", "+", 1),
      dueAt: sql`now() + make_interval(secs => least(${maxBackoffSeconds}, ${firstBackoffSeconds} * 2 ^ least(failures, 20)))`,
    }))
    .where("id", "=", id)
    .execute()
}
