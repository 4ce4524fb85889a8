import { setTimeout as pause } from "node:timers/promises"
import { readFile } from "node:fs/promises"
import { v7 as uuidv7 } from "uuid"
import type { Db } from "../db/tables.ts"
import { insertUser } from "../test/insert-user.ts"
import { apiOf, type Person } from "../test/people.ts"
import { heardSince, say, writeAbout } from "../test/talking.ts"
import { publish } from "../server/stream/publish.ts"
import { expect, fullRun, test, withProduct } from "./product.ts"
import { newProduct, newUser } from "./signed-in.ts"

const count = 10_000
const kills = 50

test("of 10,000 messages none is lost or doubled while the server is killed 50 times", fullRun, async () => {
  test.setTimeout(900_000)
  await withProduct({ DEMO: "off" }, async (product) => {
    const seller = await newUser(product, "Rahim", "Seller")
    const buyer = await newUser(product, "Ana", "Buyer")
    const id = await writeAbout(buyer, await newProduct(product, "Korg Minilogue", seller), "0")
    const heard: string[] = []
    const sending = [buyer, seller].map((person, at) => sendAll(person, id, at))
    const listening = listen(seller, id, heard)
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(1_000)
      await product.kill()
      await product.start()
    }
    await Promise.all(sending)
    await listening
    expect(heard.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: count }, (_, number) => String(number)),
    )
  })
})

/** Every second number, each until it is known to be sent. */
async function sendAll(person: Person, id: string, first: number) {
  for (let number = first || 2; number < count; number += 2) {
    const key = uuidv7()
    while (!(await isSent(person, id, String(number), key))) await pause(100)
  }
}

async function isSent(person: Person, id: string, text: string, key: string) {
  const answer = await say(person, id, text, key).catch(() => undefined)
  return answer?.status === 201
}

/** As a browser that polls: what is after the newest that it has. */
async function listen(person: Person, id: string, heard: string[]) {
  for (let newest = 0; newest < count; await pause(50)) {
    const newer = await heardSince(person, id, newest).catch(() => [])
    heard.push(...newer.map(({ text }) => text))
    newest = newer.at(-1)?.number ?? newest
  }
}

const streams = 1_000
const perPerson = 8

test("a thousand open streams take little memory, and all hear within half a second", fullRun, async () => {
  test.setTimeout(120_000)
  await withProduct({ DEMO: "off", LOG_LEVEL: "silent" }, async (product) => {
    const { db, close } = await product.database()
    const api = { api: apiOf(product), db, secret: await product.secret() }
    const people: Person[] = []
    for (let made = 0; made < streams / perPerson; made += 1)
      people.push(await insertUser(api, `Listener ${made}`, "Buyer", `listener.${made}@example.org`))
    await fetch(product.address)
    const before = await megabytesOf(product.pid)
    const open = await Promise.all(
      people.flatMap((person) => Array.from({ length: perPerson }, () => follow(person))),
    )
    expect((await megabytesOf(product.pid)) - before).toBeLessThanOrEqual(60)
    const start = performance.now()
    await tell(db, people)
    const took = await Promise.all(open.map(async (next) => (await next(), performance.now() - start)))
    const slowest = took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)]
    expect(slowest).toBeLessThanOrEqual(500)
    await close()
  })
})

/** Resolves once it is open; the function waits for its next event. */
async function follow(person: Person) {
  const answer = await person.get("/api/stream")
  const reader = answer.body?.getReader()
  await reader?.read()
  return () => reader?.read()
}

function tell(db: Db, people: Person[]) {
  const ids = people.map(({ id }) => id)
  return db.transaction().execute((tx) => publish(tx, ids, { type: "message", id: uuidv7() }))
}

async function megabytesOf(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, "utf8")
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024
}
