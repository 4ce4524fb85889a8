import { expect, test } from "vitest"
import { ContactMessages } from "../../contract/contact.ts"
import { Modified } from "../../contract/fields.ts"
import { NotificationSettings } from "../../contract/notification-settings.ts"
import { SupportConversations } from "../../contract/support.ts"
import { deliverMails, tokenIn } from "../../test/mail.ts"
import { countUnread, notificationsOf } from "../../test/notifications.ts"
import { type Person, read } from "../../test/people.ts"
import {
  answerTo,
  change,
  getInTouch,
  inbox,
  supportMessagesOf,
  threadOf,
  writeTo,
} from "../../test/support.ts"
import { testApp } from "../../test/test-app.ts"

const support = { SUPPORT_EMAIL: "support@example.org" }

function own(person: Person) {
  return read(SupportConversations, person.get("/api/support/conversations"))
}

test("whoever has no account is answered by mail, and goes on by its link", async () => {
  const { nobody, admin, context } = await testApp(support)
  const id = await getInTouch(nobody, { message: "Do you buy drums?" })
  await deliverMails(context)
  expect((await answerTo(admin, id, "Yes.\nhttps://spam.example <b>now</b>")).status).toBe(201)
  const [mail] = await deliverMails(context)
  expect(mail).toMatchObject({ recipient: "mina@example.org", replyTo: support.SUPPORT_EMAIL })
  expect(mail?.text).toContain("> \u2068https[:]//spam[.]example <b>now</b>\u2069")
  expect(mail?.html).not.toMatch(/<b>|https:\/\/spam/)
  const token = tokenIn(mail)
  expect(await threadOf(nobody, token)).toMatchObject({
    state: "answered",
    messages: [
      { number: 1, isMine: true, text: "Do you buy drums?" },
      { number: 2, isMine: false, text: "Yes.\nhttps://spam.example <b>now</b>" },
    ],
  })
  const message = { token, text: "Then here is a snare." }
  const [once, again] = [1, 2].map(() =>
    nobody.post("/api/support/thread/messages", message, { "Idempotency-Key": "snare" }),
  )
  expect(await (await once)?.json()).toEqual(await (await again)?.json())
  expect(await inbox(admin)).toMatchObject([
    { _id: id, name: "Mina", isMember: false, lastMessage: { number: 3, text: message.text } },
  ])
  const [mailed] = await deliverMails(context)
  expect(mailed).toMatchObject({ recipient: support.SUPPORT_EMAIL, replyTo: "mina@example.org" })
})

test("a member's forms are one conversation until it is closed, read and answered signed in", async () => {
  const { ana, tomal, admin, context } = await testApp()
  const first = await getInTouch(ana, { name: "Anna", email: "other@example.org" })
  await getInTouch(ana, { message: "And when is it open?" })
  expect(await inbox(admin)).toMatchObject([
    { _id: first, name: ana.name, email: ana.email, isMember: true, lastMessage: { number: 2 } },
  ])
  await answerTo(admin, first, "From ten to six.", 2)
  const [mail] = await deliverMails(context)
  expect(mail?.recipient).toBe(ana.email)
  expect(mail?.text).toContain(`${context.site()}/messages/support/${first}`)
  const answers = await supportMessagesOf(ana, first)
  expect(answers.map(({ isMine, text }) => [isMine, text])).toEqual([
    [true, "Where is your shop?"],
    [true, "And when is it open?"],
    [false, "From ten to six."],
  ])
  expect(answers[2]).not.toHaveProperty("answeredBy")
  const [notification] = await notificationsOf(context, ana)
  expect(notification).toMatchObject({ type: "support-answered", path: `/messages/support/${first}` })
  expect(notification).not.toHaveProperty("actor")
  const reads = (number: number) =>
    read(Modified, ana.put(`/api/support/conversations/${first}/read`, { number }))
  expect(await countUnread(ana)).toBe(1)
  expect(await own(ana)).toMatchObject([{ isRead: false }])
  for (const [number, modifiedCount] of [
    [2, 1],
    [9, 1],
    [3, 0],
  ] as const)
    expect(await reads(number)).toEqual({ modifiedCount })
  expect(await countUnread(ana)).toBe(0)
  expect(await own(ana)).toMatchObject([{ isRead: true }])
  expect(await supportMessagesOf(admin, first, "inbox")).toMatchObject([{}, {}, { answeredBy: admin.name }])
  expect((await writeTo(ana, first, "Thank you!")).status).toBe(201)
  expect(await own(ana)).toMatchObject([{ _id: first, state: "open", lastMessage: { text: "Thank you!" } }])
  await change(admin, first, "closed")
  const second = await getInTouch(ana)
  expect((await own(ana)).map(({ _id, state }) => [_id, state])).toEqual([
    [second, "open"],
    [first, "closed"],
  ])
  expect(await own(tomal)).toEqual([])
  for (const path of [first, `${first}/messages`])
    expect((await tomal.get(`/api/support/conversations/${path}`)).status).toBe(404)
  expect((await writeTo(tomal, first, "Hello")).status).toBe(404)
  expect((await tomal.put(`/api/support/conversations/${first}/read`, { number: 1 })).status).toBe(404)
})

test.each([
  ["at-once", 1, "sent"],
  ["daily", 0, "held"],
  ["never", 0, "not sent"],
] as const)(
  "to a member who wants messages mailed %s, %d answers go at once",
  async (choice, count, fate) => {
    const { ana, admin, context, db } = await testApp()
    const id = await getInTouch(ana)
    const settings = await read(NotificationSettings, ana.get("/api/notification-settings"))
    await ana.put("/api/notification-settings", { ...settings, messages: { mail: choice, push: false } })
    await answerTo(admin, id)
    const mails = await deliverMails(context)
    expect(mails).toHaveLength(count)
    const held = await db.selectFrom("mails").select("kind").where("state", "=", "held").execute()
    expect(held).toHaveLength(fate === "held" ? 1 : 0)
    for (const { unsubscribeUrl } of mails) {
      const path = new URL(unsubscribeUrl ?? "", context.site()).pathname
      await ana.post(path, {})
      const ended = await read(NotificationSettings, ana.get("/api/notification-settings"))
      expect(ended.messages.mail).toBe("never")
    }
  },
)

test("an answer reaches a member whose address nobody has confirmed, and a visitor's mail ends nothing", async () => {
  const { ana, nobody, admin, context, db } = await testApp()
  await db.updateTable("identity.user").set({ emailVerified: false }).execute()
  await answerTo(admin, await getInTouch(ana))
  await answerTo(admin, await getInTouch(nobody))
  const mails = await deliverMails(context)
  expect(mails.map(({ recipient, unsubscribeUrl }) => [recipient, unsubscribeUrl !== undefined])).toEqual([
    [ana.email, true],
    ["mina@example.org", false],
  ])
})

test("every admin is told once of a message that waits, until it is read, answered or closed", async () => {
  const { ana, nobody, admin, newUser, context } = await testApp()
  const other = await newUser("Nadia Khan", "Buyer")
  await admin.patch(`/api/users/admin/${other.id}`)
  const id = await getInTouch(ana)
  const waits = { type: "support-written", path: `/dashboard/contact/${id}` }
  const told = async (person: Person) =>
    (await notificationsOf(context, person)).filter(({ type }) => type === "support-written")
  for (const person of [admin, other]) expect(await told(person)).toMatchObject([waits])
  expect((await told(admin))[0]).not.toHaveProperty("actor")
  const [first] = await told(admin)
  await writeTo(ana, id, "Hello?")
  expect(await told(admin)).toEqual([first])
  await answerTo(admin, id, "In Dhaka.", 2)
  for (const person of [admin, other])
    expect(await told(person)).toMatchObject([{ readAt: expect.any(String) }])
  await writeTo(ana, id, "Where?")
  const [again] = await told(other)
  expect(again).toMatchObject(waits)
  expect(again).not.toHaveProperty("readAt")
  expect(again?._id).not.toBe(first?._id)
  await change(admin, id, "closed")
  expect(await told(other)).toMatchObject([{ readAt: expect.any(String) }])
  const visitors = await getInTouch(nobody)
  expect(await told(admin)).toMatchObject([{ path: `/dashboard/contact/${visitors}` }, {}])
  await admin.delete(`/api/support/inbox/${visitors}`)
  expect(await countUnread(other)).toBe(0)
  expect(await told(ana)).toEqual([])
})

test("an answer that is sent again is there once", async () => {
  const { nobody, admin } = await testApp()
  const id = await getInTouch(nobody)
  const [first, again] = [await answerTo(admin, id, "A", 1, "one"), await answerTo(admin, id, "A", 1, "one")]
  expect(await again.json()).toEqual(await first.json())
  expect((await answerTo(admin, id, "B", 1, "one")).status).toBe(409)
  expect(await supportMessagesOf(admin, id, "inbox")).toHaveLength(2)
})

test("the calls for single messages go on: one that is removed takes a conversation of its own along", async () => {
  const { ana, nobody, admin } = await testApp()
  const [first, more, alone] = [await getInTouch(ana), await getInTouch(ana), await getInTouch(nobody)]
  const listed = await read(ContactMessages, admin.get("/api/contact"))
  expect(listed.map(({ _id }) => _id)).toEqual([alone, more, first])
  for (const id of [more, alone]) await admin.delete(`/api/contact/${id}`)
  expect((await inbox(admin)).map(({ _id }) => _id)).toEqual([first])
  expect(await supportMessagesOf(ana, first)).toMatchObject([{ removed: false }, { removed: true, text: "" }])
  await admin.delete(`/api/support/inbox/${first}`)
  expect(await read(ContactMessages, admin.get("/api/contact"))).toEqual([])
  expect(await own(ana)).toEqual([])
})

test("the admins' answers to a removed member stay, and nothing that the member wrote", async () => {
  const { ana, admin, db, context } = await testApp()
  const id = await getInTouch(ana, { message: "I live in Mirpur." })
  await answerTo(admin, id)
  await writeTo(ana, id, "In Mirpur 10.")
  await admin.delete(`/api/users/buyer/${ana.id}`)
  expect(await inbox(admin, "closed")).toMatchObject([{ name: "Former member", email: "", isMember: true }])
  expect(await supportMessagesOf(admin, id, "inbox")).toMatchObject([
    { removed: true, text: "" },
    { removed: false, text: "In Dhaka." },
    { removed: true, text: "" },
  ])
  await deliverMails(context)
  expect((await answerTo(admin, id, "Are you there?", 3)).status).toBe(201)
  expect(await deliverMails(context)).toEqual([])
  expect(await db.selectFrom("contact").selectAll().execute()).toEqual([])
})
