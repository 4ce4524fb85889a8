import { setTimeout as pause } from "node:timers/promises"
import type { Product } from "../../test/product.ts"
import { countLost } from "../acknowledged.ts"
import type { Context } from "../context.ts"
import { sum } from "../counter.ts"
import { checkInvariants } from "../database.ts"
import { atLeast, atMost, exactly, none, outcomeOf } from "../outcome.ts"
import { crowd, awaitAll } from "../people.ts"
import { changingActs, nothingWritten, whileWriting, type Written, writingActs } from "../traffic.ts"

/** Products that are killed in parallel, because restarting takes most of the time. */
const products = 2
/** Rows created in a round, so that 200 rounds make 10,000. */
const least = 50
/** At least one of each of these in every round. */
const rare = ["images", "advertised", "paid", "removed"] as const

const usual = /^(2\d\d|409|broke)\b/
/** At a smaller size other tests keep the machine busy, and the product says so. */
const busy = /^(2\d\d|409|broke|503 unavailable)\b/

/** People list, upload, wish, book, write, advertise, pay and remove while the server is killed repeatedly. */
export async function killedServer(context: Context) {
  const rounds = context.rounds(200 / products)
  const all = await awaitAll(Array.from({ length: products }, () => killSeries(context, rounds)))
  const starts = all.flatMap((each) => each.starts)
  const counts = [...rare, "made" as const].map((kind) => {
    const due = (kind === "made" ? least : 1) * rounds * products
    return [`acknowledged: ${kind}`, atLeast(sum(all.map(({ written }) => countOf(written, kind))), due)]
  })
  return outcomeOf({
    ...Object.fromEntries(counts),
    "lost or undone": none(sum(all.map(({ lost }) => lost))),
    violations: none(all.flatMap(({ violations }) => violations)),
    "other answers": none(
      all.flatMap(({ written }) => written.answers.except(context.size === "full" ? usual : busy)),
    ),
    "starts by themselves": exactly(starts.length, rounds * products),
    "ms the slowest": atMost(Math.max(...starts), context.size === "full" ? 5_000 : Infinity),
  })
}

async function killSeries({ product: open, say }: Context, rounds: number) {
  const product = await open()
  const written = nothingWritten()
  const starts: number[] = []
  for (let done = 0; done < rounds && product.isAlive; done += batch) {
    // access tokens are valid for 15 minutes
    const people = await crowd(product, 8, ` after ${done}`)
    const [ana, ...others] = people.buyers
    const acts = [
      ...writingActs({ ...people, buyers: others }, written),
      ...changingActs({ ...people, buyers: ana ? [ana] : [] }, written),
    ]
    await whileWriting(acts, async () => {
      for (let round = done + 1; round <= Math.min(done + batch, rounds) && product.isAlive; round += 1) {
        await killDuringWrites(product, written, round)
        const began = performance.now()
        if (await startsByItself(product, say)) starts.push(performance.now() - began)
      }
    })
    say(`${starts.length} of ${rounds} rounds, ${written.acknowledged.length} acknowledged`)
  }
  const lost = await countLost(product, written.acknowledged)
  const violations = await checkInvariants(product)
  await product.stop()
  return { written, starts, lost, violations }
}

const batch = 10

/** Whether the product starts within a minute, without anyone's help. */
async function startsByItself(product: Product, say: Context["say"]) {
  const late = pause(60_000, "not ready in a minute", { ref: false })
  const fault = await Promise.race([product.start().then(() => "", String), late])
  if (!fault) return true
  say(fault)
  await product.kill()
  return false
}

/** Kills the product at a random moment after enough writes; a slow machine gets more time for them. */
async function killDuringWrites(product: Product, written: Written, round: number) {
  await pause(20 + Math.random() * 880)
  const patience = performance.now() + 30_000
  const isEnough = () =>
    countOf(written, "made") >= round * least && rare.every((kind) => countOf(written, kind) >= round)
  while (!isEnough() && performance.now() < patience) await pause(Math.random() * 100)
  await product.kill()
}

function countOf({ acknowledged }: Written, wanted: (typeof rare)[number] | "made") {
  const changes = ["advertised", "paid", "removed"]
  return acknowledged.filter(({ kind }) => (wanted === "made" ? !changes.includes(kind) : kind === wanted))
    .length
}
