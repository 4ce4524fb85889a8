import { sql } from "kysely"
import { onTestFinished, expect, test } from "vitest"
import { listen } from "../../db/listen.ts"
import { endedSessionsChannel, streamChannel } from "../../db/migrations/0026-messages.ts"
import { testDatabase } from "../../test/database.ts"
import type { Person } from "../../test/people.ts"
import { appWithConversation, say } from "../../test/acts/talking.ts"
import type { AppContext } from "../process/app-context.ts"

/** Listens to the database as a process of the product does (server/process/start.ts). */
async function listenToDatabase({ streams }: AppContext) {
  const { clientConfig } = await testDatabase()
  const connected = Promise.withResolvers<void>()
  const stop = listen(clientConfig, {
    [endedSessionsChannel]: { onNotice: streams.onSessionEnded },
    [streamChannel]: { onNotice: streams.onNotice, onConnected: () => connected.resolve() },
  })
  onTestFinished(stop)
  await connected.promise
}

/** The events of a person's stream, one at a time. */
async function follow(person: Person, lastEventId?: string) {
  const headers: Record<string, string> = lastEventId ? { "Last-Event-ID": lastEventId } : {}
  const response = await person.get("/api/stream", undefined, headers)
  expect(response.headers.get("Content-Type")).toBe("text/event-stream; charset=utf-8")
  expect(response.headers.get("Cache-Control")).toContain("no-store")
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  async function next() {
    const part = await reader?.read()
    if (!part || part.done) return "closed"
    return decoder
      .decode(part.value)
      .trim()
      .split("\n")
      .map((line) => line.replace(/^\w+: /, ""))
      .join(" ")
  }
  return { next, leave: () => reader?.cancel() }
}

test("both hear of a message at once, and nobody else does", async () => {
  const { rahim, ana, tomal, id, context } = await appWithConversation()
  await listenToDatabase(context)
  const [seller, buyer, stranger] = [await follow(rahim), await follow(ana), await follow(tomal)]
  expect(await seller.next()).toBe("1 refresh {}")
  await buyer.next()
  expect(await stranger.next()).toBe("0 refresh {}")
  await say(ana, id, "Hello")
  for (const each of [seller, buyer]) expect(await each.next()).toBe(`2 message {"id":"${id}"}`)
  await rahim.put(`/api/conversations/${id}/read`, { number: 2 })
  expect(await buyer.next()).toBe(`3 read {"id":"${id}"}`)
  await rahim.put(`/api/blocks/${ana.id}`)
  expect(await buyer.next()).toBe(`4 conversation {"id":"${id}"}`)
  await stranger.leave()
})

test("whoever comes back is told whether something was missed", async () => {
  const { rahim, ana, id } = await appWithConversation()
  const before = await follow(rahim, "1")
  expect(await before.next()).toBe("1 current {}")
  await before.leave()
  await say(ana, id, "While you were away")
  expect(await (await follow(rahim, "1")).next()).toBe("2 refresh {}")
  expect(await (await follow(rahim, "2")).next()).toBe("2 current {}")
  expect(await (await follow(rahim, "of another time")).next()).toBe("2 refresh {}")
})

test("a process that lost its connection to the database tells those who missed something", async () => {
  const { rahim, ana, id, context } = await appWithConversation()
  const [seller, buyer] = [await follow(rahim), await follow(ana)]
  await seller.next()
  await buyer.next()
  await say(ana, id, "Unheard")
  context.streams.onNotice("")
  expect(await seller.next()).toBe("2 refresh {}")
  expect(await buyer.next()).toBe("2 refresh {}")
})

test("a stream ends with its session, whether it is signed out, expired or removed", async () => {
  const { rahim, ana, tomal, admin, db, context } = await appWithConversation()
  await listenToDatabase(context)
  const [signedOut, expired, removed] = [await follow(rahim), await follow(tomal), await follow(ana)]
  for (const each of [signedOut, expired, removed]) await each.next()
  await rahim.post("/api/auth/sign-out", {})
  await admin.delete(`/api/users/buyer/${ana.id}`)
  const account = db.selectFrom("users").select("identityId").where("id", "=", tomal.id)
  await db
    .updateTable("identity.session")
    .set({ expiresAt: new Date(0) })
    .where("userId", "=", account)
    .execute()
  await context.streams.check()
  for (const each of [signedOut, expired, removed]) {
    expect(await each.next()).toContain("ended")
    expect(await each.next()).toBe("closed")
  }
})

test("of many streams of one person the oldest ends, and all end with the process", async () => {
  const { rahim, context } = await appWithConversation()
  const streams = []
  for (let count = 0; count < 9; count += 1) streams.push(await follow(rahim))
  for (const each of streams) await each.next()
  expect(await streams[0]?.next()).toContain("ended")
  context.streams.close()
  for (const each of streams.slice(1)) expect(await each.next()).toContain("ended")
})

test("a stream that could not be opened does not count against the limit", async () => {
  const { rahim, ana, id, db, context } = await appWithConversation()
  await listenToDatabase(context)
  const open = await follow(rahim)
  await open.next()
  await sql`alter table "streamPositions" rename to away`.execute(db)
  for (let count = 0; count < 8; count += 1) expect((await rahim.get("/api/stream")).ok).toBe(false)
  await sql`alter table away rename to "streamPositions"`.execute(db)
  await say(ana, id, "Still there?")
  expect(await open.next()).toBe(`2 message {"id":"${id}"}`)
})
