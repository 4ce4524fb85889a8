import { sql } from "kysely"
import { expect, test } from "vitest"
import { Inserted } from "../../contract/fields.ts"
import { Message, Unread } from "../../contract/messages.ts"
import { bookProduct } from "../../test/acts/paying.ts"
import { listProduct, type Person, problemOf, read } from "../../test/people.ts"
import {
  appWithConversation,
  conversationOf,
  conversationsOf,
  messagesOf,
  say,
  sendPhoto,
  writeAbout,
} from "../../test/acts/talking.ts"
import { testApp } from "../../test/test-app.ts"

const unreadOf = async (person: Person) =>
  (await read(Unread, person.get("/api/conversations/unread"))).unread

test("a buyer and a seller write, count what is unread, and see what the other has read", async () => {
  const { rahim, ana, id, productId } = await appWithConversation()
  expect(await unreadOf(rahim)).toBe(1)
  await say(rahim, id, "Yes.\nCome at six.")
  await say(rahim, id, "Or at seven.")
  expect(await messagesOf(ana, id)).toMatchObject([
    { number: 1, isMine: true, text: "Is it still there?" },
    { number: 2, isMine: false, text: "Yes.\nCome at six." },
    { number: 3, isMine: false, text: "Or at seven." },
  ])
  expect(await conversationsOf(ana)).toMatchObject([
    { productId, otherName: rahim.name, isSeller: false, unread: 2, writing: "open", state: "available" },
  ])
  const mark = (number: number) => ana.put(`/api/conversations/${id}/read`, { number })
  expect(await (await mark(2)).json()).toEqual({ modifiedCount: 1 })
  expect(await (await mark(1)).json()).toEqual({ modifiedCount: 0 })
  expect(await unreadOf(ana)).toBe(1)
  expect(await conversationOf(rahim, id)).toMatchObject({ readByOther: 2, isSeller: true, unread: 1 })
  await mark(1_000)
  expect(await conversationOf(rahim, id)).toMatchObject({ readByOther: 3 })
  expect(await unreadOf(ana)).toBe(0)
})

test("pages of messages put together are the whole conversation, and one may ask for what is newer", async () => {
  const { rahim, ana, id } = await appWithConversation()
  for (let number = 2; number <= 7; number += 1) await say(number % 2 ? ana : rahim, id, `Number ${number}`)
  const numbers: number[] = []
  let path: string | undefined = `/api/conversations/${id}/messages?limit=3`
  while (path) {
    const response: Response = await ana.get(path)
    numbers.push(...(await read(Message.array(), response.clone())).map(({ number }) => number))
    path = /<([^>]+)>/.exec(response.headers.get("Link") ?? "")?.[1]
  }
  expect(numbers).toEqual([7, 6, 5, 4, 3, 2, 1])
  const newer = await read(Message.array(), ana.get(`/api/conversations/${id}/messages?after=5`))
  expect(newer.map(({ number }) => number)).toEqual([7, 6])
})

test("a message that is sent again and again, also at once and days later, is there once", async () => {
  const { ana, id, db } = await appWithConversation()
  const responses = await Promise.all(Array.from({ length: 5 }, () => say(ana, id, "Hello", "key-1")))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
  await sql`update "idempotencyKeys" set "createdAt" = now() - interval '2 days'`.execute(db)
  expect((await say(ana, id, "Hello", "key-1")).status).toBe(201)
  expect(await messagesOf(ana, id)).toHaveLength(2)
  expect(await problemOf(say(ana, id, "Another", "key-1"))).toMatchObject({ status: 409, code: "conflict" })
})

test("a first message that is repeated once the product is gone is the one that was written", async () => {
  const { rahim, ana, guitars } = await testApp()
  const productId = await listProduct(rahim, guitars)
  const begin = (text: string) =>
    ana.post("/api/conversations", { productId, text }, { "Idempotency-Key": "key-1" })
  const { insertedId } = await read(Inserted, begin("Is it there?"))
  await rahim.delete(`/api/products/${productId}`)
  expect((await read(Inserted, begin("Is it there?"))).insertedId).toBe(insertedId)
  expect(await problemOf(begin("Another"))).toMatchObject({ code: "conflict" })
  expect(await messagesOf(ana, insertedId)).toHaveLength(1)
})

test("two tabs that begin a conversation at once begin one, with both messages", async () => {
  const { rahim, ana, guitars } = await testApp()
  const productId = await listProduct(rahim, guitars)
  const [one, other] = await Promise.all([
    writeAbout(ana, productId, "One"),
    writeAbout(ana, productId, "Two"),
  ])
  expect(one).toBe(other)
  expect((await messagesOf(ana, one ?? "")).map(({ number }) => number)).toEqual([1, 2])
})

test("a buyer and a seller who begin at once begin one conversation", async () => {
  const { rahim, ana, guitars } = await testApp()
  for (let round = 0; round < 5; round += 1) {
    const productId = await listProduct(rahim, guitars)
    await bookProduct(ana, productId)
    const [one, other] = await Promise.all([
      read(Inserted, ana.post("/api/conversations", { productId, text: "Is it there?" })),
      read(Inserted, rahim.post("/api/conversations", { productId, text: "Hello", buyerId: ana.id })),
    ])
    expect(one.insertedId).toBe(other.insertedId)
    expect(await messagesOf(ana, one.insertedId)).toHaveLength(2)
  }
})

test.each(["after=9999999999", "cursor=9999999999", "after=-1", "after=1.5", "cursor=x"])(
  "asked for messages with %s the answer says what is wrong",
  async (query) => {
    const { ana, id } = await appWithConversation()
    expect((await ana.get(`/api/conversations/${id}/messages?${query}`)).status).toBe(400)
  },
)

const refusedTexts = {
  nothing: "",
  blanks: " \n\t ",
  "invisible characters": "\u200b\u2060\ufeff",
  "more than 2,000 characters": "ক".repeat(2_001),
  "a NUL": "a\u0000b",
}

test(`a message of ${Object.keys(refusedTexts).join(", ")} is refused`, async () => {
  const { ana, id, productId } = await appWithConversation()
  for (const [what, text] of Object.entries(refusedTexts)) {
    expect(await problemOf(say(ana, id, text)), what).toMatchObject({ status: 422 })
    const opening = ana.post("/api/conversations", { productId, text })
    expect(await problemOf(opening), what).toMatchObject({ status: 422 })
  }
  expect(await messagesOf(ana, id)).toHaveLength(1)
})

test("2,000 characters of any kind are a message", async () => {
  const { ana, id } = await appWithConversation()
  const text = "👩‍👩‍👧‍👦".repeat(2_000)
  expect((await say(ana, id, text)).status).toBe(201)
  expect((await messagesOf(ana, id)).at(-1)?.text).toBe(text)
})

test("a first message with a phone number comes with a caution to whoever reads it", async () => {
  const { rahim, ana, guitars } = await testApp()
  const text = "Call 01711-223344 please"
  const id = await writeAbout(ana, await listProduct(rahim, guitars), text)
  expect(await messagesOf(rahim, id)).toMatchObject([{ text, hasContactData: true }])
  expect(await messagesOf(ana, id)).toMatchObject([{ hasContactData: false }])
  await say(ana, id, text)
  expect((await messagesOf(rahim, id)).at(-1)).toMatchObject({ hasContactData: false })
})

test("a seller writes first to who has booked, and to nobody else", async () => {
  const { rahim, sadia, ana, tomal, guitars } = await testApp()
  const productId = await listProduct(rahim, guitars)
  await bookProduct(ana, productId)
  const write = (seller: Person, buyerId?: string) =>
    seller.post("/api/conversations", { productId, buyerId, text: "When shall we meet?" })
  const { insertedId } = await read(Inserted, write(rahim, ana.id))
  expect(await conversationOf(ana, insertedId)).toMatchObject({ otherName: rahim.name, unread: 1 })
  for (const buyerId of [tomal.id, undefined])
    expect(await problemOf(write(rahim, buyerId))).toMatchObject({ status: 404 })
  expect(await problemOf(write(sadia, ana.id))).toMatchObject({ status: 403 })
})

test("photos are for the two only, and go with whoever sent them", async () => {
  const { rahim, ana, tomal, admin, nobody, id, db } = await appWithConversation()
  const photoId = await sendPhoto(ana, id)
  const open = (person: Pick<Person, "get">) => person.get(`/api/conversations/${id}/photos/${photoId}`)
  for (const person of [ana, rahim]) {
    const answer = await open(person)
    expect(answer.headers.get("Content-Type")).toBe("image/webp")
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store")
  }
  for (const [person, status] of [
    [tomal, 404],
    [admin, 404],
    [nobody, 401],
  ] as const)
    expect((await open(person)).status).toBe(status)
  // a photo can be sent only once, by its uploader
  for (const person of [ana, rahim])
    expect((await person.post(`/api/conversations/${id}/messages`, { photoId })).status).toBe(422)
  await admin.delete(`/api/users/buyer/${ana.id}`)
  expect((await open(rahim)).status).toBe(404)
  expect(await messagesOf(rahim, id)).toMatchObject([
    { text: "", removed: true },
    { text: "", removed: true },
  ])
  expect(await conversationOf(rahim, id)).toMatchObject({ otherName: "Former member", writing: "removed" })
  expect(await problemOf(say(rahim, id, "Hello?"))).toMatchObject({ code: "no-longer-available" })
  expect(await db.selectFrom("messagePhotos").select("id").execute()).toEqual([])
})
