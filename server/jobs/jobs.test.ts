import { sql } from "kysely"
import { expect, onTestFinished, test, vi } from "vitest"
import type { Db } from "../../db/tables.ts"
import { testDatabase } from "../../test/database.ts"
import { makeJobsDue, runDueJobs, runScheduledJobs } from "../../test/jobs.ts"
import { english } from "../../test/mail.ts"
import { readableLog } from "../../test/readable-log.ts"
import { type TestApp, testApp } from "../../test/test-app.ts"
import { type Mail, queueMail } from "../mail/mail.ts"
import { countByName, runAgain, unfinished } from "./overview.ts"
import { startWorker } from "./worker.ts"

const template = { kind: "money", write: () => ({ subject: "Hello", paragraphs: ["Hello"] }) } as const

/** A mailer that records the recipients, or fails with this message. */
function recordingMailer({ context }: TestApp, failing?: string) {
  const sent: string[] = []
  const send = async ({ recipient }: Mail) => {
    if (failing) throw new Error(failing)
    sent.push(recipient)
  }
  return { sent, context: { ...context, mailer: { send, close: () => undefined } } }
}

test("several processes share the work, and each mail goes out once, soon after its act", async () => {
  const app = await testApp()
  const { clientConfig } = await testDatabase()
  const processes = [recordingMailer(app), recordingMailer(app)]
  const stops = processes.map(({ context }) => startWorker(context, clientConfig))
  for (let count = 0; count < 20; count += 1)
    await queueMail(app.db, english(`${count}@example.org`), template)
  const sent = () => processes.flatMap((each) => each.sent)
  await expect.poll(() => sent().length).toBe(20)
  await Promise.all(stops.map((stop) => stop()))
  expect(new Set(sent()).size).toBe(20)
})

test("a mail is sent only once its transaction is committed", async () => {
  const app = await testApp()
  const { sent, context } = recordingMailer(app)
  const undone = app.db.transaction().execute(async (tx) => {
    await queueMail(tx, english("ana@example.org"), template)
    throw new Error("the act failed")
  })
  await expect(undone).rejects.toThrow("the act failed")
  await runDueJobs(context)
  expect(sent).toEqual([])
})

test("another process takes over the jobs of a killed one after two minutes", async () => {
  const app = await testApp()
  const { db } = app
  const { sent, context } = recordingMailer(app)
  await queueMail(db, english("ana@example.org"), template)
  const lockedFor = (since: string) =>
    sql`update graphile_worker._private_jobs set locked_by = 'dead', attempts = 1,
      locked_at = now() - ${since}::interval where key like 'send-mail %'`.execute(db)
  await lockedFor("1 minute")
  await runScheduledJobs(context)
  expect(sent).toEqual([])
  await lockedFor("3 minutes")
  await runScheduledJobs(context)
  await runDueJobs(context)
  expect(sent).toEqual(["ana@example.org"])
})

test("a job that takes longer than two minutes is not taken by another process", async () => {
  const app = await testApp()
  const { db } = app
  vi.useFakeTimers({ toFake: ["setInterval"] })
  onTestFinished(() => void vi.useRealTimers())
  const sending = Promise.withResolvers<undefined>()
  const taken = Promise.withResolvers<undefined>()
  const slow = recordingMailer(app)
  const send = async (mail: Mail) => {
    sending.resolve(undefined)
    await taken.promise
    return slow.context.mailer.send(mail)
  }
  await queueMail(db, english("ana@example.org"), template)
  const running = runDueJobs({ ...slow.context, mailer: { ...slow.context.mailer, send } })
  await sending.promise
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '3 minutes'`.execute(db)
  vi.advanceTimersByTime(30_000)
  await expect.poll(() => secondsLocked(db)).toBeLessThan(60)
  const other = recordingMailer(app)
  await runScheduledJobs(other.context)
  await runDueJobs(other.context)
  taken.resolve(undefined)
  await running
  expect([...slow.sent, ...other.sent]).toEqual(["ana@example.org"])
  expect(await countByName(db)).toEqual([])
})

async function secondsLocked(db: Db) {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from now() - locked_at)::int as seconds from graphile_worker._private_jobs
    where key like 'send-mail %'`.execute(db)
  return rows[0]?.seconds
}

test("a job that failed for good is in the log and in the overview, without an address, and runs again when asked to", async () => {
  const app = await testApp()
  const { db } = app
  const { log, said } = readableLog("error")
  await queueMail(db, english("ana@example.org"), template)
  await sql`update graphile_worker._private_jobs set attempts = max_attempts - 1`.execute(db)
  await runDueJobs({ ...recordingMailer(app, "no mailbox ana@example.org").context, log })
  expect(said()).toContain("a job failed for good")
  expect(said()).not.toContain("ana@example.org")
  const { sent, context } = recordingMailer(app)
  await makeJobsDue(context)
  await runDueJobs(context)
  expect(sent).toEqual([])
  expect(await countByName(db)).toEqual([{ name: "send-mail", count: 1 }])
  const failed = await unfinished(db)
  expect(failed).toMatchObject([
    { name: "send-mail", attempts: 130, maxAttempts: 130, lastError: "The mail was not sent: Error" },
  ])
  expect(await runAgain(db, "0")).toBe(0)
  expect(await runAgain(db, failed[0]?.id)).toBe(1)
  expect(await runAgain(db)).toBe(1)
  await runDueJobs(context)
  expect(sent).toEqual(["ana@example.org"])
  expect(await countByName(db)).toEqual([])
})
