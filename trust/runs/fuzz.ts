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
import { chosenSeed, Seeded } from "../seeded.ts"
import { checkInvariants } from "../invariants.ts"
import { engines, type Ground, type Run } from "../run.ts"

const lanes = 16

/** What was seen, over all the doors. */
type Tally = {
  asked: number
  faults: Record<Fault, number>
  reached: Set<string>
  unlisted: Set<string>
  /** Answers above the time allowed while others were asked for, and the longest time in milliseconds. */
  slowed: number
  slowest: number
}

type Door = { product: Product; seed: number; requests: number; known: boolean; expects503: boolean }

/** Requests made from the product's own document, whole, spoilt and senseless, by strangers and by people. */
export const fuzz: Run = {
  engines,
  async run(ground) {
    const seed = chosenSeed(ground.say)
    const faults = { "5xx": 0, "no answer": 0, mismatch: 0, leak: 0, slow: 0 }
    const tally: Tally = { asked: 0, faults, reached: new Set(), unlisted: new Set(), slowed: 0, slowest: 0 }
    const product = await ground.product()
    const { operations } = await readDocument(product.address)
    await fuzzDoor(
      { product, seed, requests: ground.rounds(100_000), known: true, expects503: false },
      tally,
      ground,
    )
    const broken = await checkInvariants(product)
    await product.stop()
    // what a shop set up otherwise answers: with limits and a demo, and with a Google that is away
    const side = { seed, requests: ground.rounds(4000), known: false }
    const guarded = await ground.product({ DEMO: "on", RATE_LIMITS: "on" })
    await fuzzDoor({ ...side, product: guarded, expects503: false }, tally, ground)
    await guarded.stop()
    const alone = await ground.product(googleAway)
    await fuzzDoor({ ...side, product: alone, expects503: true }, tally, ground)
    return outcome(tally, operations, broken.length, seed, ground.rounds(100_000))
  },
}

// nothing listens on the port of RFC 863
const googleAway = { GOOGLE_CLIENT_ID: "a", GOOGLE_CLIENT_SECRET: "b", GOOGLE_ISSUER: "http://127.0.0.1:9" }

function outcome(tally: Tally, operations: Operation[], broken: number, seed: number, wanted: number) {
  const declared = operations.flatMap(({ name, answers }) =>
    [...answers.keys()].map((status) => `${name} ${status}`),
  )
  const missing = declared.filter((each) => !tally.reached.has(each))
  const untouched = operations.filter(
    ({ name }) => ![...tally.reached].some((each) => each.startsWith(`${name} 2`) || each === `${name} 302`),
  )
  const share = 1 - missing.length / declared.length
  const { "5xx": failures, "no answer": silent, mismatch, leak, slow } = tally.faults
  const { asked, unlisted, slowed, slowest: longest } = tally
  return {
    measured: `${asked} requests (seed ${seed}): ${failures} 5xx, ${silent} without an answer, ${mismatch} mismatches, ${leak} leaks, ${slow} above 2 s alone (${slowed} with ${lanes} at a time, slowest ${Math.round(longest)} ms); ${operations.length - untouched.length} of ${operations.length} operations done, ${declared.length - missing.length} of ${declared.length} listed statuses (${(share * 100).toFixed(1)} %); ${unlisted.size} answered statuses not listed${namesOf([...unlisted])}; ${broken} violations. Listed, never answered${namesOf(missing)}`,
    held:
      failures + silent + mismatch + leak + slow + broken === 0 &&
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
  let left = requests
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      const random = new Seeded(seed + lane * 7919)
      while (left > 0) {
        left -= 1
        if (left % 10_000 === 0) say(`${requests - left} of ${requests} requests`)
        if (known && left % 200 === 0) await learnFromMails(product, memory)
        const operation = random.pick(drawn)
        const asker = pickAsker(people, operation, random)
        const ask = nextAsk(operation, asker, { random, memory, parts })
        await one(ask)
      }
    }),
  )
  // slow once may be the machine's doing, slow again and alone is the product's
  for (const ask of slow) {
    const { took } = await send(product.address, agent, ask)
    if (took > slowest) tell("slow", `${Math.round(took)} ms, alone`, ask)
  }
  agent.destroy()

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
