import { sql } from "kysely"
import { expect, test } from "vitest"
import { defaultNotificationSettings, NotificationSettings } from "../../contract/notification-settings.ts"
import type { Db } from "../../db/tables.ts"
import { makeJobsDue, runScheduledJobs } from "../../test/jobs.ts"
import { deliverMails } from "../../test/mail.ts"
import { bookProduct, payBooking } from "../../test/acts/paying.ts"
import { listProduct, type Person, read } from "../../test/people.ts"
import { appWithConversation, say } from "../../test/acts/talking.ts"
import { appWithBooking, type TestApp, testApp } from "../../test/test-app.ts"
import { messageOf } from "../mail/message.ts"
import type { Outgoing } from "../mail/mail.ts"
import { nextDigest } from "../mail/next-digest.ts"

/** Runs the due jobs, then the delayed ones; returns the mails of the latter. */
async function deliverLaterMails(context: TestApp["context"]) {
  await deliverMails(context)
  await makeJobsDue(context)
  return deliverMails(context)
}

function choose(person: Person, choice: Partial<NotificationSettings>) {
  return read(
    NotificationSettings,
    person.put("/api/notification-settings", { ...defaultNotificationSettings, ...choice }),
  )
}

const daily = { mail: "daily", push: true } as const

test("a message is mailed when it is unread for ten minutes, and of a conversation at most one an hour", async () => {
  const { rahim, ana, id, db, context } = await appWithConversation()
  await say(ana, id, "And in which colour?")
  expect(await deliverMails(context)).toEqual([])
  expect(await waits(db)).toBeCloseTo(600, -2)
  await makeJobsDue(context)
  const [mail, ...more] = await deliverMails(context)
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    recipient: rahim.email,
    subject: "A message about “\u2068Fender Player Stratocaster\u2069”",
  })
  expect(mail?.text).toContain(`/messages/${id}`)
  expect(mail?.text).not.toContain("colour")
  expect(await deliverLaterMails(context)).toEqual([])
  await say(ana, id, "Hello?")
  expect(await deliverLaterMails(context)).toEqual([])
  expect(await waits(db)).toBeCloseTo(3_600, -2)
  await sql`update notifications set "mailedAt" = now() - interval '1 hour'`.execute(db)
  expect(await deliverLaterMails(context)).toHaveLength(1)
})

async function waits(db: Db) {
  const { rows } = await sql<{ wait: number }>`select extract(epoch from max(run_at) - now())::float as wait
    from graphile_worker.jobs where task_identifier = 'mail-notification'`.execute(db)
  return rows[0]?.wait
}

test("whoever writes on does not put off the mail", async () => {
  const { ana, id, db, context } = await appWithConversation()
  await deliverMails(context)
  await sql`select graphile_worker.reschedule_jobs(array(
    select id from graphile_worker.jobs where task_identifier = 'mail-notification'
  ), run_at => now() + interval '5 minutes')`.execute(db)
  await say(ana, id, "And in which colour?")
  expect(await deliverMails(context)).toEqual([])
  expect(await waits(db)).toBeCloseTo(300, -2)
  expect(await deliverLaterMails(context)).toHaveLength(1)
})

test("a message that is read within ten minutes is not mailed", async () => {
  const { rahim, id, context } = await appWithConversation()
  await deliverMails(context)
  await rahim.put(`/api/conversations/${id}/read`, { number: 1 })
  expect(await deliverLaterMails(context)).toEqual([])
})

test("whoever wants one mail a day gets what happened at the chosen hour, and what is about money at once", async () => {
  const { rahim, ana, tomal, guitars, context } = await testApp()
  await choose(rahim, { bookings: daily, account: daily, digestHour: 21 })
  const productId = await listProduct(rahim, guitars)
  const bookingId = await bookProduct(ana, productId)
  await bookProduct(tomal, productId)
  expect(await deliverMails(context)).toEqual([])
  await payBooking(ana, bookingId)
  expect((await deliverMails(context)).map(({ kind }) => kind)).toEqual(["money", "money"])
  const held = await (await rahim.get("/api/mails/mine")).json()
  expect(held).toMatchObject({ heldCount: 0 })
  const [digest, ...more] = await deliverLaterMails(context)
  expect(more).toEqual([])
  expect(digest).toMatchObject({ recipient: rahim.email, subject: "Your day on Backline: 2 things happened" })
  expect(digest?.text).toContain("You have chosen one mail a day.")
  expect(await deliverLaterMails(context)).toEqual([])
})

test.each([
  ["2026-11-26T10:00:00Z", 21, "2026-11-26T15:00:00.000Z"],
  ["2026-11-26T15:00:00Z", 21, "2026-11-27T15:00:00.000Z"],
  ["2026-11-26T19:00:00Z", 0, "2026-11-27T18:00:00.000Z"],
  ["2026-11-26T01:59:00Z", 8, "2026-11-26T02:00:00.000Z"],
])("at %s the mail of %i o'clock in Dhaka comes at %s", (now, digestHour, at) => {
  expect(nextDigest(digestHour, Date.parse(now)).toISOString()).toBe(at)
})

test("whoever wants no mail of a kind gets none, and finds it in the product", async () => {
  const { rahim, ana, guitars, context } = await testApp()
  await choose(rahim, { bookings: { mail: "never", push: true } })
  await bookProduct(ana, await listProduct(rahim, guitars))
  expect(await deliverLaterMails(context)).toEqual([])
  expect(await (await rahim.get("/api/notifications/unread")).json()).toEqual({ unread: 1 })
})

test("what is held for the mail of a day is not sent once its kind is turned off", async () => {
  const { rahim, ana, guitars, context } = await testApp()
  await choose(rahim, { bookings: daily })
  await bookProduct(ana, await listProduct(rahim, guitars))
  expect(await deliverMails(context)).toEqual([])
  await choose(rahim, { bookings: { mail: "never", push: true } })
  expect(await deliverLaterMails(context)).toEqual([])
})

test("a booking that is unpaid for three days is reminded of once, by mail too", async () => {
  const { ana, bookingId, db, context } = await appWithBooking()
  await deliverMails(context)
  await sql`update bookings set "createdAt" = now() - interval '3 days'`.execute(db)
  const mails: Outgoing[] = []
  const mailer = { send: async (mail: Outgoing) => void mails.push(mail), close: () => undefined }
  await runScheduledJobs({ ...context, mailer })
  await runScheduledJobs({ ...context, mailer })
  expect(mails).toMatchObject([{ recipient: ana.email, kind: "money" }])
  expect(mails[0]?.text).toContain(`/dashboard/payment/${bookingId}`)
})

test("a mail that can be turned off is, by one click, without a session; one about money has no such link", async () => {
  const { rahim, nobody, bookingId, ana, tomal, productId, context } = await appWithBooking()
  const [mail] = await deliverMails(context)
  const path = new URL(String(mail?.unsubscribeUrl)).pathname
  expect(mail && messageOf(mail, "Backline <no-reply@backline.example>").headers).toMatchObject({
    "List-Unsubscribe": `<${mail?.unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  })
  const page = await nobody.get(path)
  expect(page.headers.get("Content-Type")).toContain("text/html")
  expect(await page.text()).toContain('<form method="post">')
  expect((await settingsOf(rahim)).bookings.mail).toBe("at-once")
  const answers = [await clickOnce(nobody, path), await clickOnce(nobody, path)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await settingsOf(rahim)).toMatchObject({
    bookings: { mail: "never" },
    messages: { mail: "at-once" },
  })
  await bookProduct(tomal, productId)
  await payBooking(ana, bookingId)
  const mails = await deliverMails(context)
  expect(mails.map(({ kind, unsubscribeUrl }) => [kind, unsubscribeUrl])).toEqual([
    ["money", undefined],
    ["money", undefined],
  ])
})

function settingsOf(person: Person) {
  return read(NotificationSettings, person.get("/api/notification-settings"))
}

/** Unsubscribes with one click as a mail client does (RFC 8058). */
function clickOnce(nobody: Pick<Person, "post">, path: string) {
  return nobody.post(path, "List-Unsubscribe=One-Click", {
    "Content-Type": "application/x-www-form-urlencoded",
  })
}

test("the page of the link is in the language of its reader", async () => {
  const { rahim, nobody, ana, guitars, context } = await testApp()
  await rahim.patch("/api/users/me", { language: "bn" })
  await bookProduct(ana, await listProduct(rahim, guitars))
  const [mail] = await deliverMails(context)
  const path = new URL(String(mail?.unsubscribeUrl)).pathname
  for (const response of [await nobody.get(path), await clickOnce(nobody, path)])
    expect(await response.text()).toContain('<html lang="bn">')
})
