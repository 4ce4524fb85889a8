import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { sql } from "kysely"
import { afterAll, beforeEach, expect, test } from "vitest"
import { Modified } from "../../contract/fields.ts"
import { RefusedMails } from "../../contract/mails.ts"
import { isFull } from "../../test/breadth.ts"
import { testApp } from "../../test/test-app.ts"
import { read } from "../../test/people.ts"
import { testDatabase } from "../../test/database.ts"
import { makeJobsDue, runDueJobs } from "../../test/jobs.ts"
import { english } from "../../test/mail.ts"
import { mailServer, type Manners } from "../../test/servers/mail-server.ts"
import { readableLog } from "../../test/readable-log.ts"
import { runAgain, unfinished } from "../jobs/overview.ts"
import { startWorker } from "../jobs/worker.ts"
import type { AppContext } from "../process/app-context.ts"
import type { EmailTemplate } from "./email-template.ts"
import { type Mailer, queueMail } from "./mail.ts"
import { smtp } from "./smtp.ts"

const from = "Backline <no-reply@backline.example>"
const shortTimeouts = { connectionTimeout: 3_000, greetingTimeout: 3_000, socketTimeout: 3_000 }

const server = await mailServer()
beforeEach(() => {
  server.behave("polite")
  server.taken.length = 0
})
afterAll(() => server.stop())

const mailers: Record<string, (context: AppContext) => { mailer: Mailer; arrived: () => Promise<string[]> }> =
  {
    "the outbox, where no mail server is set": ({ mailer, config }) => {
      const folder = join(config.dataDir, "outbox")
      const arrived = async () =>
        Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), "utf8")))
      return { mailer, arrived }
    },
    "SMTP without encryption": () => ({
      mailer: smtp({ url: server.url, tls: "off" }, from, shortTimeouts),
      arrived: async () => server.taken.filter(({ encrypted }) => !encrypted).map(({ eml }) => eml),
    }),
    "SMTP with STARTTLS": () => ({
      mailer: smtp({ url: server.url, tls: "required", ca: server.ca }, from, shortTimeouts),
      arrived: async () => server.taken.filter(({ encrypted }) => encrypted).map(({ eml }) => eml),
    }),
  }

const template: EmailTemplate = {
  kind: "money",
  write: () => ({
    subject: "Sold: গিটার",
    paragraphs: ["Hello <b>Ana</b> & friends,", "two\nlines."],
    action: { label: "Look", url: "http://localhost:3000/look#a&b" },
  }),
}

test.each(Object.entries(mailers))(
  "%s delivers text and HTML, in any script, to one reader",
  async (_, open) => {
    const { db, context } = await testApp({ MAIL_FROM: from })
    const { mailer, arrived } = open(context)
    await queueMail(db, { ...english("ana@example.org"), replyTo: "rahim@example.org" }, template)
    const forged = "A message from Mina\r\nBcc: thief@example.org"
    await queueMail(db, english("support@example.org"), {
      kind: "money",
      write: () => ({ subject: forged, paragraphs: [forged] }),
    })
    await runDueJobs({ ...context, mailer })
    await runDueJobs({ ...context, mailer })
    mailer.close()
    const emls = await arrived()
    expect(emls).toHaveLength(2)
    const eml = emls.find((it) => it.includes("ana@example.org")) ?? ""
    expect(eml).not.toContain("support@example.org")
    for (const header of [
      /^To: ana@example\.org\r$/m,
      /^From: Backline <no-reply@backline\.example>\r$/m,
      /^Auto-Submitted: auto-generated\r$/m,
      /^Reply-To: rahim@example\.org\r$/m,
      /^Subject: =\?UTF-8\?[BQ]\?/m,
      /^Content-Type: multipart\/alternative/m,
      /^Content-Type: text\/plain; charset=utf-8\r$/m,
      /^Content-Type: text\/html; charset=utf-8\r$/m,
    ])
      expect(eml).toMatch(header)
    expect(eml).toContain("&lt;b&gt;Ana")
    const [headers = ""] = emls.find((it) => it !== eml)?.split("\r\n\r\n") ?? []
    expect(headers).toContain("A message from Mina")
    expect(headers).not.toMatch(/^Bcc:/m)
    expect(server.taken.flatMap(({ to }) => to)).not.toContain("thief@example.org")
  },
)

test.each(["refuses", "stalls", "dies"] as const)(
  "a mail to a server that %s stays, and arrives once the server is polite again",
  async (manners) => {
    const { db, context } = await testApp()
    const mailer = smtp({ url: server.url, tls: "off" }, from, shortTimeouts)
    server.behave(manners)
    await queueMail(db, english("ana@example.org"), template)
    await runDueJobs({ ...context, mailer })
    expect(server.taken).toEqual([])
    server.behave("polite")
    await makeJobsDue(context)
    await runDueJobs({ ...context, mailer })
    await runDueJobs({ ...context, mailer })
    expect(server.taken.map(({ to }) => to)).toEqual([["ana@example.org"]])
    mailer.close()
  },
)

test("a mail that stalls does not block mails queued after it", async () => {
  const { db, context } = await testApp()
  const { clientConfig } = await testDatabase()
  const mailer = smtp({ url: server.url, tls: "off" }, from)
  const stop = startWorker({ ...context, mailer }, clientConfig)
  for (const name of ["slow", "ana", "tomal"]) {
    await queueMail(db, english(`${name}@example.org`), template)
    const waiting = sql`select from graphile_worker.jobs
      where task_identifier = 'send-mail' and locked_at is null`
    await expect.poll(async () => (await waiting.execute(db)).rows).toEqual([])
  }
  await expect
    .poll(() => server.taken.flatMap(({ to }) => to).toSorted())
    .toEqual(["ana@example.org", "tomal@example.org"])
  server.hurry()
  await stop()
  mailer.close()
  expect(await db.selectFrom("mails").select("id").execute()).toEqual([])
})

test("a mail to a missing mailbox is dropped after three refusals, and blocks no other mail", async () => {
  const { db, context } = await testApp()
  const mailer = smtp({ url: server.url, tls: "off" }, from, shortTimeouts)
  await queueMail(db, english("nobody@example.org"), template)
  await queueMail(db, english("ana@example.org"), template)
  const tries = async (manners: Manners) => {
    server.behave(manners)
    await runDueJobs({ ...context, mailer })
    await makeJobsDue(context)
    return (await db.selectFrom("mails").select("recipient").execute()).map(({ recipient }) => recipient)
  }
  // temporary failures do not count
  for (let count = 0; count < 3; count += 1) expect(await tries("refuses")).toHaveLength(2)
  for (let count = 0; count < 2; count += 1) expect(await tries("polite")).toEqual(["nobody@example.org"])
  expect(await tries("polite")).toEqual([])
  expect(server.taken.map(({ to }) => to)).toEqual([["ana@example.org"]])
  mailer.close()
})

test("what a mail server refuses for a mistake of the operator is kept, logged once, shown to admins, and sent once it is fixed", async () => {
  const { db, context, admin } = await testApp()
  const { log, said } = readableLog("error")
  const mailer = smtp({ url: server.url, tls: "off" }, from, shortTimeouts)
  const names = ["ana@example.org", "tomal@example.org"]
  for (const email of names) await queueMail(db, english(email), template)
  await sql`update mails set "createdAt" = now() - interval '1 week'`.execute(db)
  server.behave("refuses us")
  const sendDue = () => runDueJobs({ ...context, mailer, log })
  for (let tries = 0; tries < 5; tries += 1) {
    await sendDue()
    await makeJobsDue(context)
  }
  expect(said().match(/check MAIL_FROM/g)).toHaveLength(1)
  server.behave("refuses content")
  await sendDue()
  expect(said().match(/check MAIL_FROM/g)).toHaveLength(2)
  await makeJobsDue(context)
  await sql`update mails set "refusedFor" = 'sender'`.execute(db)
  expect(said()).not.toContain("example.org")
  const refused = () => read(RefusedMails, admin.get("/api/mails/refused"))
  expect(await refused()).toMatchObject({ refused: [{ reason: "sender", count: 2 }] })
  server.behave("refuses")
  await sendDue()
  expect(await refused()).toMatchObject({ refused: [{ reason: "sender", count: 2 }] })
  server.behave("polite")
  const retried = await read(Modified, admin.post("/api/mails/refused/retry"))
  expect(retried).toEqual({ modifiedCount: 2 })
  await sendDue()
  expect(await refused()).toEqual({ refused: [] })
  expect(server.taken.flatMap(({ to }) => to).toSorted()).toEqual(names)
  mailer.close()
})

test.each<Manners>(isFull ? ["refuses", "stalls", "dies"] : ["refuses"])(
  "a mail of last month that meets a server that %s stays with its job, is shown to admins, and runs again after its last try",
  async (manners) => {
    const { db, context, admin } = await testApp()
    const { log, said } = readableLog("error")
    const mailer = smtp({ url: server.url, tls: "off" }, from, shortTimeouts)
    await queueMail(db, english("ana@example.org"), template)
    await sql`update mails set "createdAt" = now() - interval '40 days'`.execute(db)
    await sql`update graphile_worker._private_jobs set attempts = max_attempts - 1`.execute(db)
    server.behave(manners)
    await runDueJobs({ ...context, mailer, log })
    expect(said()).toMatch(/mails of more than a day ago cannot be sent[^]*a job failed for good/)
    expect(await unfinished(db)).toMatchObject([{ name: "send-mail", attempts: 130 }])
    const refused = await read(RefusedMails, admin.get("/api/mails/refused"))
    expect(refused).toMatchObject({ refused: [{ reason: "unreachable", count: 1 }] })
    server.behave("polite")
    expect(await runAgain(db)).toBe(1)
    await runDueJobs({ ...context, mailer })
    expect(server.taken.map(({ to }) => to)).toEqual([["ana@example.org"]])
    mailer.close()
  },
)

test.each<[string, Manners]>([
  ["whose mailbox is full for a month", "mailbox full"],
  ["whose server cannot be reached for a month", "out of reach"],
])("a mail to someone %s ends, and no admin is told", async (_, manners) => {
  const { db, context, admin } = await testApp()
  const mailer = smtp({ url: server.url, tls: "off" }, from, shortTimeouts)
  await queueMail(db, english("ana@example.org"), template)
  server.behave(manners)
  const left = async (days: number) => {
    await sql`update mails set "createdAt" = now() - ${days} * interval '1 day'`.execute(db)
    await makeJobsDue({ db })
    await runDueJobs({ ...context, mailer })
    return db.selectFrom("mails").select("id").execute()
  }
  expect(await left(29)).toHaveLength(1)
  expect(await left(31)).toEqual([])
  expect(await read(RefusedMails, admin.get("/api/mails/refused"))).toMatchObject({ refused: [] })
  mailer.close()
})

test.each([
  ["of a stranger", () => smtp({ url: server.url, tls: "required" }, from, shortTimeouts)],
  [
    "for a wrong password",
    () => smtp({ url: `smtp://backline:wrong@localhost:${server.port}`, tls: "off" }, from, shortTimeouts),
  ],
  ["where nobody listens", () => smtp({ url: "smtp://localhost:9", tls: "off" }, from, shortTimeouts)],
])("nothing is sent to a server %s, and the log keeps addresses and passwords to itself", async (_, open) => {
  const { db, context } = await testApp()
  const { log, said } = readableLog("info")
  const mailer = open()
  await queueMail(db, english("ana@example.org"), template)
  await runDueJobs({ ...context, mailer, log })
  mailer.close()
  expect(server.taken).toEqual([])
  const { rows } = await sql`select attempts from graphile_worker.jobs`.execute(db)
  expect(rows).toEqual([{ attempts: 1 }])
  expect(said()).toMatch(/a mail could not be sent|the mail server refuses our mails/)
  expect(said()).not.toMatch(/ana@example\.org|secret|wrong/)
})
