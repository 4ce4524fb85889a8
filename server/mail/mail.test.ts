import { sql } from "kysely"
import { expect, test } from "vitest"
import { testApp } from "../../test/test-app.ts"
import { makeJobsDue, runDueJobs } from "../../test/jobs.ts"
import { english, deliverMails } from "../../test/mail.ts"
import { type EmailTemplate, renderEmail } from "./email-template.ts"
import { queueMail } from "./mail.ts"
import { quoted } from "./quoted-text.ts"

const template: EmailTemplate = {
  kind: "money",
  write: () => ({ subject: "A guitar for you", paragraphs: ["Hello"] }),
}

test.each([
  ["Fender Strat", "Fender Strat"],
  ["L.R. Baggs No.5, 1.5 mm", "L.R. Baggs No.5, 1.5 mm"],
  ["https://evil.example/x", "https[:]//evil[.]example/x"],
  ["visit evil.example or 10.0.0.1", "visit evil[.]example or 10[.]0[.]0.1"],
  ["ana@evil.example", "ana[at]evil[.]example"],
  ["গিটার。বাংলা", "গিটার[.]বাংলা"],
  ["a” Your account is closed. “b", "a' Your account is closed. 'b"],
  ["one\ntwo \u202eesrever\u2069 end", "one two esrever end"],
  ["গিটার ".repeat(40), `${"গিটার ".repeat(30).trim()}…`],
])("words of people are short, quoted and isolated in mails, and never links: %j", (words, shown) => {
  expect(quoted(words)).toBe(`“\u2068${shown}\u2069”`)
})

test("a mail isolates words of people in its subject, its text and its HTML", async () => {
  const name = quoted("جيتار <b>")
  const { subject, text, html } = await renderEmail(
    { kind: "money", write: () => ({ subject: `Sold: ${name}`, paragraphs: [`${name}.`] }) },
    "en",
  )
  expect(subject).toBe("Sold: “\u2068جيتار <b>\u2069”")
  expect(text).toContain("“\u2068جيتار <b>\u2069”.")
  expect(html).toContain("“<bdi>جيتار &lt;b&gt;</bdi>”.</p>")
})

test("a mail that cannot be sent is retried with growing waits, and blocks no other mail", async () => {
  const { db, context } = await testApp()
  await queueMail(db, english("refused@example.org"), template)
  await queueMail(db, english("ana@example.org"), template)
  const sent: string[] = []
  const mailer = {
    send: async ({ recipient }: { recipient: string }) => {
      if (recipient.startsWith("refused")) throw new Error("550 no such mailbox")
      sent.push(recipient)
    },
    close: () => undefined,
  }
  const wait = async () => {
    await runDueJobs({ ...context, mailer })
    const { rows } = await sql<{ wait: number }>`
      select extract(epoch from run_at - now())::float as wait from graphile_worker.jobs`.execute(db)
    await makeJobsDue(context)
    return rows[0]?.wait ?? 0
  }
  const waits = [await wait(), await wait(), await wait()]
  expect(sent).toEqual(["ana@example.org"])
  // e, e² and e³ seconds
  expect(waits.map(Math.round)).toEqual([3, 7, 20])
  expect(await deliverMails(context)).toHaveLength(1)
  expect(await deliverMails(context)).toHaveLength(0)
})

test("two processes never take the same mail", async () => {
  const { db, context } = await testApp()
  for (let count = 0; count < 20; count += 1) await queueMail(db, english(`${count}@example.org`), template)
  const twice = await Promise.all([deliverMails(context), deliverMails(context)])
  expect(new Set(twice.flat().map(({ recipient }) => recipient)).size).toBe(20)
  expect(twice.flat()).toHaveLength(20)
})
