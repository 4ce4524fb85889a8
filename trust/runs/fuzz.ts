import { Agent } from "node:http"
import { join } from "node:path"
import type { Product } from "../../test/product.ts"
import { type Ask, lineOf, nextAsk, send } from "../fuzz/ask.ts"
import { pickAsker, weight } from "../fuzz/choose.ts"
import { type Operation, readDocument } from "../fuzz/document.ts"
import { type Fault, judge, parsed, slowest } from "../fuzz/judge.ts"
import { learnFromMails } from "../fuzz/mails.ts"
import { Memory } from "../fuzz/memory.ts"
import { Principals } from "../fuzz/principals.ts"
import { changedThough, isRefused } from "../fuzz/rest.ts"
import { checkInvariants } from "../invariants.ts"
import type { Ground } from "../run.ts"
import { fromSeed, Seeded } from "../seeded.ts"

const lanes = 16
/** So many requests are made between two looks at the money and the rows. */
const stretch = 1_000
/** Of whole writes that are refused one in so many is asked again at rest. */
const again = 50

/** What was seen, over all the doors. */
type Tally = {
  asked: number
  faults: Record<Fault, number>
  reached: Set<string>
  unlisted: Set<string>
  /** Answers above the time allowed while others were asked for, and the longest time in milliseconds. */
  slowed: number
  slowest: number
  /** Writes that were refused, and those asked again at rest. */
  refused: number
  repeated: number
  violations: Set<string>
}

type Door = { product: Product; seed: number; requests: number; known: boolean; expects503: boolean }

/** Requests made from the product's own document, whole, spoilt and senseless, by strangers and by people. */
export function fuzz(requests: number) {
  return fromSeed((ground, seed) => fuzzShop(ground, seed, ground.rounds(requests)))
}

async function fuzzShop(ground: Ground, seed: number, requests: number) {
  const tally = nothingYet()
  const product = await ground.product()
  const { operations } = await readDocument(product.address)
  await fuzzDoor({ product, seed, requests, known: true, expects503: false }, tally, ground)
  await product.stop()
  // what a shop set up otherwise answers: with limits and a demo, and with a Google that is away
  const side = { seed, requests: ground.rounds(4000), known: false }
  const guarded = await ground.product({ DEMO: "on", RATE_LIMITS: "on" })
  await fuzzDoor({ ...side, product: guarded, expects503: false }, tally, ground)
  await guarded.stop()
  const alone = await ground.product(googleAway)
  await fuzzDoor({ ...side, product: alone, expects503: true }, tally, ground)
  await alone.stop()
  return outcome(tally, operations, seed, requests)
}

function nothingYet(): Tally {
  const faults = { "5xx": 0, "no answer": 0, mismatch: 0, leak: 0, slow: 0, changed: 0 }
  const times = { asked: 0, slowed: 0, slowest: 0, refused: 0, repeated: 0 }
  return { ...times, faults, reached: new Set(), unlisted: new Set(), violations: new Set() }
}

// nothing listens on the port of RFC 863
const googleAway = { GOOGLE_CLIENT_ID: "a", GOOGLE_CLIENT_SECRET: "b", GOOGLE_ISSUER: "http://127.0.0.1:9" }

function outcome(tally: Tally, operations: Operation[], seed: number, wanted: number) {
  const declared = operations.flatMap(({ name, answers }) =>
    [...answers.keys()].map((status) => `${name} ${status}`),
  )
  const missing = declared.filter((each) => !tally.reached.has(each))
  const untouched = operations.filter(
    ({ name }) => ![...tally.reached].some((each) => each.startsWith(`${name} 2`) || each === `${name} 302`),
  )
  const share = 1 - missing.length / declared.length
  const { "5xx": failures, "no answer": silent, mismatch, leak, slow, changed } = tally.faults
  const { asked, unlisted, slowed, slowest: longest, repeated, violations } = tally
  return {
    measured: `${asked} requests (seed ${seed}): ${failures} 5xx, ${silent} without an answer, ${mismatch} mismatches, ${leak} leaks, ${slow} above 2 s alone (${slowed} with ${lanes} at a time, slowest ${Math.round(longest)} ms); ${operations.length - untouched.length} of ${operations.length} operations done, ${declared.length - missing.length} of ${declared.length} listed statuses (${(share * 100).toFixed(1)} %); ${unlisted.size} answered statuses not listed${namesOf([...unlisted])}; ${changed} of ${repeated} refused writes changed a row; ${violations.size} violations${namesOf([...violations].slice(0, 5))}. Listed, never answered${namesOf(missing)}`,
    held:
      failures + silent + mismatch + leak + slow + changed + violations.size + unlisted.size === 0 &&
      repeated > 0 &&
      asked >= wanted &&
      untouched.length === 0 &&
      share >= 0.9,
  }
}

function namesOf(names: string[]) {
  return names.length > 0 ? ` (${names.toSorted().join(", ")})` : ""
}

async function fuzzDoor(door: Door, tally: Tally, { say }: Ground) {
  const { product, seed, requests, known, expects503 } = door
  const { operations, parts } = await readDocument(product.address)
  const memory = new Memory()
  const people = new Principals(product, memory)
  if (known) await people.join()
  const secrets = [await product.secret(), product.dataDir, join(import.meta.dirname, "../..")]
  const agent = new Agent({ keepAlive: true, maxSockets: lanes })
  const drawn = operations.flatMap((operation) =>
    Array<Operation>(known ? weight(operation) : 1).fill(operation),
  )
  const slow: Ask[] = []
  const refused: Ask[] = []
  const luck = Array.from({ length: lanes }, (_, lane) => new Seeded(seed + lane * 7919))
  for (let begun = 0; begun < requests; begun += stretch) {
    await askAtOnce(Math.min(stretch, requests - begun))
    const done = Math.min(begun + stretch, requests)
    if (done % 10_000 === 0 || done === requests) say(`${done} of ${requests} requests`)
    if (known) await lookAtRest()
  }
  // slow once may be the machine's doing, slow again and alone is the product's
  for (const ask of slow) {
    const { took } = await send(product.address, agent, ask)
    if (took > slowest) tell("slow", `${Math.round(took)} ms, alone`, ask)
  }
  agent.destroy()

  async function askAtOnce(howMany: number) {
    let left = howMany
    const lane = async (random: Seeded) => {
      while (left > 0) {
        left -= 1
        if (known && left % 200 === 0) await learnFromMails(product, memory)
        const operation = random.pick(drawn)
        const asker = pickAsker(people, operation, random)
        await one(nextAsk(operation, asker, { random, memory, parts }))
      }
    }
    await Promise.all(luck.map(lane))
  }

  async function lookAtRest() {
    const asks = refused.splice(0)
    tally.repeated += asks.length
    for (const { ask, why } of await changedThough(product, agent, asks)) tell("changed", why, ask)
    for (const violation of await checkInvariants(product)) tally.violations.add(violation)
  }

  async function one(ask: Ask) {
    tally.asked += 1
    const answer = await send(product.address, agent, ask).catch(String)
    if (typeof answer === "string") return tell("no answer", answer, ask)
    const { status, text, took } = answer
    tally.slowest = Math.max(tally.slowest, took)
    if (took > slowest) tally.slowed += 1
    if (took > slowest) slow.push(ask)
    for (const { fault, why } of judge(ask, answer, secrets, expects503)) tell(fault, why, ask)
    if (ask.method !== ask.operation.method) return
    const { name, answers, path } = ask.operation
    if (answers.has(status)) tally.reached.add(`${name} ${status}`)
    else if (ask.isWhole && !toldInWords.has(status)) tally.unlisted.add(`${name} ${status}`)
    if (ask.isWhole && isRefused(ask, status) && (tally.refused += 1) % again === 0) refused.push(ask)
    if (status < 300) memory.learn(path, parsed(text), ask.asker.name)
    if (known) await people.used(ask.asker, ask.isWhole && status === 401 && text.includes('"not-signed-in"'))
  }

  function tell(fault: Fault, why: string, ask: Ask) {
    tally.faults[fault] += 1
    if (tally.faults[fault] <= 10)
      say(`${fault}: ${why}\n  seed ${seed}, as ${ask.asker.name}: ${lineOf(ask)}`)
  }
}

// the document tells of these in words: the first two under 400, the others for all calls together
const toldInWords = new Set([415, 422, 429, 503])
