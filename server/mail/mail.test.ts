import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { sql } from "kysely"
import { expect, test } from "vitest"
import { cast } from "../../test/cast.ts"
import { received } from "../../test/mail.ts"
import { post } from "./mail.ts"
import { round } from "./rounds.ts"

const letter = {
  subject: "A guitar for you, তোমার জন্য",
  paragraphs: ["Hello <b>Ana</b> & friends,", "two\nlines."],
  action: { label: "Look", url: "http://localhost:3000/look#a&b" },
}

test("without a mail server every mail becomes a file that a mail program can open", async () => {
  const { db, house } = await cast()
  await post(db, { email: "ana@example.org", replyTo: "rahim@example.org" }, letter)
  await round(house)
  const folder = join(house.config.dataDir, "outbox")
  const files = await readdir(folder)
  expect(files).toHaveLength(1)
  const eml = await readFile(join(folder, files[0] ?? ""), "utf8")
  expect(eml).toMatch(/^To: ana@example\.org\r$/m)
  expect(eml).toMatch(/^Reply-To: rahim@example\.org\r$/m)
  expect(eml).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(eml).toContain("multipart/alternative")
  expect(eml).not.toContain("<b>Ana</b> & friends,</p>")
  await round(house)
  expect(await readdir(folder)).toHaveLength(1)
})

test("a mail that cannot be sent stays in the post, later each time, and holds nobody up", async () => {
  const { db, house } = await cast()
  await post(db, { email: "refused@example.org" }, letter)
  await post(db, { email: "ana@example.org" }, letter)
  const sent: string[] = []
  const mailer = {
    send: async ({ recipient }: { recipient: string }) => {
      if (recipient.startsWith("refused")) throw new Error("550 no such mailbox")
      sent.push(recipient)
    },
    close: () => undefined,
  }
  const wait = async () => {
    await round({ ...house, mailer })
    const { rows } = await sql<{ wait: number }>`
      select extract(epoch from "dueAt" - now())::float as wait from mails`.execute(db)
    await sql`update mails set "dueAt" = now()`.execute(db)
    return rows[0]?.wait ?? 0
  }
  const waits = [await wait(), await wait(), await wait()]
  expect(sent).toEqual(["ana@example.org"])
  expect(waits.map((each) => Math.round(each / 10))).toEqual([1, 2, 4])
  expect(await received(house)).toHaveLength(1)
  expect(await received(house)).toHaveLength(0)
})

test("two processes never take the same mail", async () => {
  const { db, house } = await cast()
  for (let count = 0; count < 20; count += 1) await post(db, { email: `${count}@example.org` }, letter)
  const twice = await Promise.all([received(house), received(house)])
  expect(new Set(twice.flat().map(({ recipient }) => recipient)).size).toBe(20)
  expect(twice.flat()).toHaveLength(20)
})
