import { setTimeout as pause } from "node:timers/promises"
import { v7 as uuidv7 } from "uuid"
import type { Db } from "../../db/tables.ts"
import { publish } from "../../server/stream/publish.ts"
import { insertUser } from "../../test/insert-user.ts"
import { apiOf, type Person } from "../../test/people.ts"
import type { Product } from "../../test/product.ts"
import type { Context, Figure, Line } from "../figure.ts"
import { alternate, loader, perSecond, ratio } from "../load.ts"
import { memoryOf } from "../memory.ts"

const count = 1_000
const targets = { memory: 60, wait: 500, reads: 0.9 }

export const streams: Figure = {
  name: "streams",
  about: "A thousand open event streams on one process",
  async measure(context) {
    const product = await context.product()
    const { db, close } = await product.database()
    try {
      const people = await addPeople(product, db)
      // loads the code of the process before its memory is measured
      for (const person of people.slice(0, 200)) await person.get("/api/conversations/unread")
      const before = await memoryOf(product.pid)
      const listeners = await Promise.all(people.map(follow))
      const taken = (await memoryOf(product.pid)) - before
      return [
        memoryLine(taken),
        waitLine(await waitsOf(db, listeners)),
        await readsLine(context, product, db, listeners),
      ]
    } finally {
      await close()
    }
  },
}

async function addPeople(product: Product, db: Db) {
  const to = { api: apiOf(product), db, secret: await product.secret() }
  const people: Person[] = []
  for (let place = 0; place < count; place += 1)
    people.push(await insertUser(to, "Mitu Talukder", "Buyer", `buyer.${place}@example.org`))
  return people
}

type Listener = Awaited<ReturnType<typeof follow>>

/** Resolves after the first event of the stream; records when the last one arrived. */
async function follow(person: Person) {
  const { body } = await person.get("/api/stream")
  const reader = body?.getReader()
  await reader?.read()
  const listener = { id: person.id, heardAt: 0 }
  void listen()
  return listener

  async function listen() {
    while (!(await reader?.read())?.done) listener.heardAt = performance.now()
  }
}

function notify(db: Db, listeners: Listener[]) {
  const ids = listeners.map(({ id }) => id)
  return db.transaction().execute((tx) => publish(tx, ids, { type: "message", id: uuidv7() }))
}

/** Milliseconds from the act until each listener hears of it, for ten acts sent to all listeners. */
async function waitsOf(db: Db, listeners: Listener[]) {
  const waits: number[] = []
  for (let act = 0; act < 10; act += 1) {
    const from = performance.now()
    await notify(db, listeners)
    while (listeners.some(({ heardAt }) => heardAt < from)) await pause(10)
    waits.push(...listeners.map(({ heardAt }) => heardAt - from))
  }
  return waits.toSorted((one, other) => one - other)
}

function memoryLine(taken: number): Line {
  return {
    figure: "Memory that 1,000 open event streams take",
    target: `≤ ${targets.memory} MB`,
    measured: `${taken.toFixed(0)} MB`,
    held: taken <= targets.memory,
  }
}

function waitLine(waits: number[]): Line {
  const p95 = waits[Math.floor(waits.length * 0.95)] ?? Number.NaN
  return {
    figure: "p95 from a message to all 1,000 who are told of it",
    target: `≤ ${targets.wait} ms`,
    measured: `${p95.toFixed(0)} ms, at worst ${waits.at(-1)?.toFixed(0)} ms`,
    held: p95 <= targets.wait,
  }
}

/** Compares reads with those of a product without streams. */
async function readsLine({ product: open }: Context, product: Product, db: Db, listeners: Listener[]) {
  const idle = await open()
  const requests = [{ path: "/" }, { path: "/api/categories" }, { path: "/api/products" }]
  const stop = notifyInTurn(db, listeners)
  try {
    const [ours = [], theirs = []] = await alternate(
      loader(product.address, requests),
      loader(idle.address, requests),
    )
    const share = ratio(ours, theirs)
    return {
      figure: "Public reads with 1,000 open streams that hear something once a minute, against none",
      target: `≥ ${targets.reads}`,
      measured: `${perSecond(ours)} against ${perSecond(theirs)}`,
      ratio: share,
      held: share >= targets.reads,
    }
  } finally {
    await stop()
  }
}

/** Notifies each listener once a minute. */
function notifyInTurn(db: Db, listeners: Listener[]) {
  const stopping = new AbortController()
  const telling = run()
  return async () => {
    stopping.abort()
    await telling
  }

  async function run() {
    const each = Math.ceil(listeners.length / 60)
    for (let from = 0; !stopping.signal.aborted; from = (from + each) % listeners.length) {
      await notify(db, listeners.slice(from, from + each))
      await pause(1_000)
    }
  }
}
