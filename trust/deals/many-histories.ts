import { sql } from "kysely"
import { dealMoves } from "../../contract/deal-moves.ts"
import type { Db } from "../../db/tables.ts"
import { deleteRows } from "../../test/delete-rows.ts"
import type { Product } from "../../test/product.ts"
import type { Context } from "../context.ts"
import { Counter } from "../counter.ts"
import { withDatabase } from "../database.ts"
import { findViolations } from "./books.ts"
import { adminOf, type Place, placeOf } from "./participants.ts"
import { advanceUntilSettled } from "./clock.ts"
import { deadlocksOf } from "./deadlocks.ts"
import { type History, history } from "./history.ts"
import { exactly, none } from "../outcome.ts"
import { inLanes } from "../people.ts"
import { countUnforeseen } from "../unforeseen.ts"

const lanes = 4
const batch = 40

type Wanted = Pick<Context, "seed" | "say"> & { wanted: number; isAhead?: boolean }

/** Runs histories on the processes of one product; returns the figures. */
export async function manyHistories(
  products: [Product, ...Product[]],
  { wanted, seed, say, isAhead }: Wanted,
) {
  const unforeseen = new Counter()
  for (const product of products) countUnforeseen(product, unforeseen)
  const tally = { answers: new Counter(), steps: new Set<string>(), wrong: new Array<string>() }
  let made = 0
  const deadlocks = await withDatabase(products[0], async (db) => {
    const place = await placeOf(products, db, isAhead)
    while (made < wanted) {
      const histories = await someOf(place, seed + made, Math.min(batch, wanted - made))
      made += histories.length
      for (const told of histories.flatMap((each) => each.told)) tally.answers.add(withoutNames(told))
      tally.wrong.push(...(await wrongSeeds(place, histories, say)))
      for (const step of await stepsOf(db)) tally.steps.add(step)
      say(`${made} histories, ${tally.answers.total} acts, ${tally.wrong.length} wrong`)
      await deleteRows(db)
    }
    return deadlocksOf(db)
  })
  if (deadlocks > 0) say(await products[0].databaseLog())
  say(`answers: ${String(tally.answers)}`)
  const steps = dealMoves.map(([act, from, to]) => stepOf(act, from, to))
  say(`steps that nobody took: ${steps.filter((step) => !tally.steps.has(step)).join(", ") || "none"}`)
  return {
    "histories of 6 people on 3 products": exactly(made, wanted),
    acts: tally.answers.total,
    [`kinds of steps, of ${steps.length}`]: tally.steps.size,
    "seeds of histories with a wrong end": none(tally.wrong),
    deadlocks: none(deadlocks),
    "answers of 5xx or to unreadable calls": none(tally.answers.except(/: (?!5|400)/)),
    "unforeseen errors": none(unforeseen.except(/^alarm: /)),
  }
}

async function someOf(place: Place, seed: number, howMany: number) {
  const admin = await adminOf(place, `Admin ${seed}`)
  const made: History[] = []
  const numbers = Array.from({ length: howMany }, (_, number) => seed + number)
  await inLanes(lanes, numbers, async (number) => void made.push(await history(place, admin, number)))
  return made
}

/** The seeds of histories with violations, once nothing is pending. */
async function wrongSeeds({ db, secret }: Place, histories: History[], say: Context["say"]) {
  const products = histories.flatMap((each) => each.products)
  await advanceUntilSettled(db, products)
  return (await findViolations(db, secret)).map(({ found, productId }) => {
    const { seed, told } = histories.find((each) => productId && each.products.includes(productId)) ?? {}
    say(`${seed ?? "no seed"}: ${found}\n  ${(told ?? []).join("\n  ")}`)
    return `${seed ?? `of ${histories[0]?.seed} and later`}: ${found}`
  })
}

async function stepsOf(db: Db) {
  const { rows } = await sql<{ act: string; from: string; to: string }>`
    select distinct data ->> 'act' as act, data ->> 'from' as "from", data ->> 'to' as "to"
    from events where type = 'deal moved'`.execute(db)
  return rows.map(({ act, from, to }) => stepOf(act, from, to))
}

function stepOf(act: string, from: string, to: string) {
  return `${act} (${from} → ${to})`
}

function withoutNames(told: string) {
  return told.replace(/,[^:]*/, "")
}
