import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { sql } from "kysely"
import { afterAll, beforeEach, expect, test } from "vitest"
import { cast } from "../../test/cast.ts"
import { mailServer } from "../../test/mail-server.ts"
import { readableLog } from "../../test/readable-log.ts"
import type { House } from "../house.ts"
import { type Mailer, post } from "./mail.ts"
import { round, startRounds } from "./rounds.ts"
import { smtp } from "./smtp.ts"

const from = "Backline <no-reply@backline.example>"
const soon = { connectionTimeout: 500, greetingTimeout: 500, socketTimeout: 500 }

const server = await mailServer()
beforeEach(() => {
  server.behave("polite")
  server.taken.length = 0
})
afterAll(() => server.stop())

/** Each way a mail can go, and where to look for it. */
const ways: Record<string, (house: House) => { mailer: Mailer; arrived: () => Promise<string[]> }> = {
  "the outbox, where no mail server is set": ({ mailer, config }) => {
    const folder = join(config.dataDir, "outbox")
    const arrived = async () =>
      Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), "utf8")))
    return { mailer, arrived }
  },
  "SMTP without encryption": () => ({
    mailer: smtp({ url: server.url, tls: "off" }, from, soon),
    arrived: async () => server.taken.filter(({ encrypted }) => !encrypted).map(({ eml }) => eml),
  }),
  "SMTP with STARTTLS": () => ({
    mailer: smtp({ url: server.url, tls: "required", ca: server.ca }, from, soon),
    arrived: async () => server.taken.filter(({ encrypted }) => encrypted).map(({ eml }) => eml),
  }),
}

const letter = {
  subject: "Sold: গিটার",
  paragraphs: ["Hello <b>Ana</b> & friends,", "two\nlines."],
  action: { label: "Look", url: "http://localhost:3000/look#a&b" },
}

test.each(Object.entries(ways))("%s brings text and HTML, in any script, to one reader", async (_, open) => {
  const { db, house } = await cast({ MAIL_FROM: from })
  const { mailer, arrived } = open(house)
  await post(db, { email: "ana@example.org", replyTo: "rahim@example.org" }, letter)
  const forged = "A message from Mina\r\nBcc: thief@example.org"
  await post(db, { email: "support@example.org" }, { subject: forged, paragraphs: [forged] })
  await round({ ...house, mailer })
  await round({ ...house, mailer })
  mailer.close()
  const emls = await arrived()
  expect(emls).toHaveLength(2)
  const eml = emls.find((it) => it.includes("ana@example.org")) ?? ""
  expect(eml).not.toContain("support@example.org")
  for (const header of [
    /^To: ana@example\.org\r$/m,
    /^From: Backline <no-reply@backline\.example>\r$/m,
    /^Reply-To: rahim@example\.org\r$/m,
    /^Subject: =\?UTF-8\?[BQ]\?/m,
    /^Content-Type: multipart\/alternative/m,
    /^Content-Type: text\/plain; charset=utf-8\r$/m,
    /^Content-Type: text\/html; charset=utf-8\r$/m,
  ])
    expect(eml).toMatch(header)
  expect(eml).toContain("&lt;b&gt;Ana")
  // a name makes no header of its own
  const [headers = ""] = emls.find((it) => it !== eml)?.split("\r\n\r\n") ?? []
  expect(headers).toContain("A message from Mina")
  expect(headers).not.toMatch(/^Bcc:/m)
  expect(server.taken.flatMap(({ to }) => to)).not.toContain("thief@example.org")
})

test.each(["refuses", "stalls", "dies"] as const)(
  "a mail to a server that %s stays, and comes once the server is polite again",
  async (manners) => {
    const { db, house } = await cast()
    const mailer = smtp({ url: server.url, tls: "off" }, from, soon)
    server.behave(manners)
    await post(db, { email: "ana@example.org" }, letter)
    await round({ ...house, mailer })
    expect(server.taken).toEqual([])
    server.behave("polite")
    await sql`update mails set "dueAt" = now()`.execute(db)
    await round({ ...house, mailer })
    await round({ ...house, mailer })
    expect(server.taken.map(({ to }) => to)).toEqual([["ana@example.org"]])
    mailer.close()
  },
)

test("a mail that stalls holds up nothing that is posted after it", async () => {
  const { db, house } = await cast()
  const rounds = startRounds({ ...house, mailer: smtp({ url: server.url, tls: "off" }, from) })
  for (const name of ["slow", "ana", "tomal"]) {
    await post(db, { email: `${name}@example.org` }, letter)
    rounds.onPosted()
    const waiting = db
      .selectFrom("mails")
      .select("id")
      .where("dueAt", "<=", sql<Date>`now()`)
    await expect.poll(() => waiting.execute()).toEqual([])
  }
  await expect
    .poll(() => server.taken.flatMap(({ to }) => to).toSorted())
    .toEqual(["ana@example.org", "tomal@example.org"])
  server.hurry()
  await rounds.stop()
  expect(await db.selectFrom("mails").select("id").execute()).toEqual([])
})

test("a mailbox that is not there is given up after three tries, and holds nobody up", async () => {
  const { db, house } = await cast()
  const mailer = smtp({ url: server.url, tls: "off" }, from, soon)
  await post(db, { email: "nobody@example.org" }, letter)
  await post(db, { email: "ana@example.org" }, letter)
  for (let tries = 0; tries < 3; tries += 1) {
    await round({ ...house, mailer })
    await sql`update mails set "dueAt" = now()`.execute(db)
  }
  expect(server.taken.map(({ to }) => to)).toEqual([["ana@example.org"]])
  expect(await db.selectFrom("mails").selectAll().execute()).toEqual([])
  mailer.close()
})

test.each([
  ["of a stranger", () => smtp({ url: server.url, tls: "required" }, from, soon)],
  [
    "for a wrong password",
    () => smtp({ url: `smtp://backline:wrong@localhost:${server.port}`, tls: "off" }, from, soon),
  ],
  ["where nobody listens", () => smtp({ url: "smtp://localhost:9", tls: "off" }, from, soon)],
])("nothing is sent to a server %s, and the log keeps addresses and passwords to itself", async (_, open) => {
  const { db, house } = await cast()
  const { log, said } = readableLog("info")
  const mailer = open()
  await post(db, { email: "ana@example.org" }, letter)
  await round({ ...house, mailer, log })
  mailer.close()
  expect(server.taken).toEqual([])
  expect(await db.selectFrom("mails").select("failures").execute()).toEqual([{ failures: 1 }])
  expect(said()).toContain("a mail could not be sent")
  expect(said()).not.toMatch(/ana@example\.org|secret|wrong/)
})
