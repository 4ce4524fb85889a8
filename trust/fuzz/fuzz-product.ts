import { Agent } from "node:http"
import { join } from "node:path"
import type { Product } from "../../test/product.ts"
import { Counter } from "../counter.ts"
import { checkInvariants, withDatabase } from "../database.ts"
import { Random } from "../random.ts"
import { changes, restingRowsOf } from "../rows.ts"
import { parsed } from "../unforeseen.ts"
import { type Ask, lineOf, nextAsk, send } from "./ask.ts"
import { Callers } from "./callers.ts"
import { type Operation, readDocument } from "./document.ts"
import { type Fault, judge, slowest } from "./judge.ts"
import { Memory } from "./memory.ts"

const lanes = 16
/** Requests between two checks of invariants and rows. */
const stretch = 1_000
/** One refused unmodified write in so many is repeated later. */
const again = 50
// statuses that the document describes in prose: 415 and 422 beside 400, the others for all operations
const inProse = new Set([415, 422, 429, 503])
const reads = new Set(["GET", "HEAD", "OPTIONS"])
const refusals = new Set([401, 403, 404])

export type Seen = ReturnType<typeof nothingSeen>

/** Findings in all products. */
export function nothingSeen() {
  return {
    asked: 0,
    faults: new Counter(),
    /** Operations that returned a documented status, and an undocumented one. */
    reached: new Set<string>(),
    unlisted: new Set<string>(),
    /** In milliseconds, measured beside other requests. */
    slowest: 0,
    /** Refused writes, and those that were repeated. */
    refused: 0,
    repeated: 0,
    violations: new Set<string>(),
  }
}

type Plan = {
  product: Product
  seed: number
  requests: number
  /** Whether users sign up, ids from responses are used, and rows are compared. */
  known: boolean
  expects503?: boolean
  say(words: string): void
}

export async function fuzzProduct(seen: Seen, { product, seed, requests, known, expects503, say }: Plan) {
  const { operations, parts } = await readDocument(product.address)
  const memory = new Memory()
  const callers = new Callers(product, memory)
  if (known) await callers.join()
  const secrets = [await product.secret(), product.dataDir, join(import.meta.dirname, "../..")]
  const agent = new Agent({ keepAlive: true, maxSockets: lanes })
  const drawn = operations.flatMap((operation) =>
    Array.from({ length: known ? weight(operation) : 1 }, () => operation),
  )
  const slow: Ask[] = []
  const refused: Ask[] = []
  const randoms = Array.from({ length: lanes }, (_, lane) => new Random(seed + lane * 7919))
  for (let done = 0; done < requests; done += stretch) {
    await askAtOnce(Math.min(stretch, requests - done))
    if (done % 10_000 === 0) say(`${done} of ${requests} requests`)
    if (known) await lookAtRest()
  }
  // a slow response may be the machine's fault; repeated alone it is the product's
  for (const ask of slow) {
    const { took } = await send(product.address, agent, ask)
    if (took > slowest) tell("slow", `${Math.round(took)} ms, alone`, ask)
  }
  agent.destroy()

  async function askAtOnce(howMany: number) {
    let left = howMany
    const lane = async (random: Random) => {
      while (left > 0) {
        left -= 1
        if (known && left % 200 === 0) await memory.learnFromMails(product)
        const operation = random.pick(drawn)
        await one(nextAsk(operation, callers.pick(operation, random), { random, memory, parts }))
      }
    }
    await Promise.all(randoms.map(lane))
  }

  /** Repeats refused writes one by one: they must not change any row. */
  async function lookAtRest() {
    await withDatabase(product, async (db) => {
      let before = await restingRowsOf(db)
      for (const ask of refused.splice(0)) {
        seen.repeated += 1
        const { status } = await send(product.address, agent, ask)
        const now = await restingRowsOf(db)
        const changed = changes(before, now).join("; ")
        if (refusals.has(status) && changed) tell("changed", `${status}, and yet ${changed}`, ask)
        before = now
      }
    })
    for (const violation of await checkInvariants(product)) seen.violations.add(violation)
  }

  async function one(ask: Ask) {
    seen.asked += 1
    const response = await send(product.address, agent, ask).catch(String)
    if (typeof response === "string") return tell("no answer", response, ask)
    const { status, text, took } = response
    seen.slowest = Math.max(seen.slowest, took)
    if (took > slowest) slow.push(ask)
    for (const { fault, why } of judge(ask, response, secrets, expects503 ?? false)) tell(fault, why, ask)
    if (ask.method !== ask.operation.method) return
    const { name, answers, path } = ask.operation
    if (answers.has(status)) seen.reached.add(`${name} ${status}`)
    else if (ask.isWhole && !inProse.has(status)) seen.unlisted.add(`${name} ${status}`)
    if (ask.isWhole && isRefused(ask, status) && (seen.refused += 1) % again === 0) refused.push(ask)
    if (status < 300) memory.learn(path, parsed(text), ask.caller.name)
    if (known)
      await callers.used(ask.caller, ask.isWhole && status === 401 && text.includes('"not-signed-in"'))
  }

  function tell(fault: Fault, why: string, ask: Ask) {
    seen.faults.add(fault)
    if (seen.faults.get(fault) <= 10) say(`${fault}: ${why}\n  seed ${seed}, ${lineOf(ask)}`)
  }
}

/** Weight of the draw: hashing passwords is slow, and deleted rows cannot be requested any more. */
function weight({ method, path }: Operation) {
  if (/sign-up|sign-in\/email|reset-password|change-password|sign-out/.test(path) || method === "DELETE")
    return 2
  return path === "/api/images" ? 4 : 8
}

/** Whether a write was refused for lack of rights, rather than for a wrong signature or password. */
function isRefused({ operation: { policy }, method }: Ask, status: number) {
  const isOpen = policy.startsWith("anyone") || policy === "provider"
  return !isOpen && !reads.has(method) && refusals.has(status)
}
