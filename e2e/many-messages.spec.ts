import { setTimeout as pause } from "node:timers/promises"
import { v7 as uuidv7 } from "uuid"
import { eventsOf } from "../app/data/event-stream.ts"
import { apiOf, type Person, withAccessToken } from "../test/people.ts"
import { messagesSince, say, writeAbout } from "../test/acts/talking.ts"
import { expect, fullRun, test, withProduct } from "./product.ts"
import { newProduct, newUser } from "./signed-in.ts"

const count = 10_000
const kills = 50

test("of 10,000 messages none is lost or doubled while the server is killed 50 times", fullRun, async () => {
  test.setTimeout(3_600_000)
  await withProduct({ DEMO: "off" }, async (product) => {
    const seller = await newUser(product, "Rahim", "Seller")
    const buyer = await newUser(product, "Ana", "Buyer")
    const id = await writeAbout(buyer, await newProduct(product, "Korg Minilogue", seller), "0")
    const progress = { sent: 1 }
    const people = [buyer, seller]
    const sending = people.map((person, place) => sendAll(person, id, place || 2, progress))
    const hearing = [poll(buyer, id), followStream(seller, id)]
    for (let kill = 1; kill <= kills; kill += 1) {
      while (progress.sent < (count / (kills + 1)) * kill) await pause(20)
      await product.kill()
      await product.start()
      // a token is valid for 15 minutes, and a busy machine needs longer
      for (const person of people) Object.assign(person, await withAccessToken(apiOf(product), person))
    }
    await Promise.all(sending)
    const expected = Array.from({ length: count }, (_, number) => String(number))
    for (const heard of await Promise.all(hearing)) {
      expect(heard.map(({ number }) => number)).toEqual(expected.map((_, place) => place + 1))
      expect(heard.map(({ text }) => text).toSorted((a, b) => Number(a) - Number(b))).toEqual(expected)
    }
  })
})

/** Sends every second number, repeating each until it is known to be stored. */
async function sendAll(person: Person, id: string, first: number, progress: { sent: number }) {
  for (let number = first; number < count; number += 2) {
    const key = uuidv7()
    while (!(await isSent(person, id, String(number), key))) await pause(100)
    progress.sent += 1
  }
}

async function isSent(person: Person, id: string, text: string, key: string) {
  const answer = await say(person, id, text, key).catch(() => undefined)
  return answer?.status === 201
}

type Heard = Awaited<ReturnType<typeof messagesSince>>

/** Polls for messages, as a browser behind a proxy that buffers streams. */
async function poll(person: Person, id: string) {
  const heard: Heard = []
  for (; heard.length < count; await pause(50)) await take(person, id, heard).catch(() => undefined)
  return heard
}

/** Follows the event stream and fetches only when notified, as a browser does. */
async function followStream(person: Person, id: string) {
  const heard: Heard = []
  for (let last = ""; heard.length < count; await pause(50)) {
    try {
      const { body } = await person.get("/api/stream", undefined, last ? { "Last-Event-ID": last } : {})
      if (!body) continue
      for await (const event of eventsOf(body)) {
        if (event.type !== "" && event.type !== "current") await take(person, id, heard)
        last = event.id || last
        if (heard.length >= count) break
      }
    } catch {
      // the product was killed; the last event whose message was fetched counts
    }
  }
  return heard
}

async function take(person: Person, id: string, heard: Heard) {
  heard.push(...(await messagesSince(person, id, heard.at(-1)?.number ?? 0)))
}
