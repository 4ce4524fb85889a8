import { setTimeout as pause } from "node:timers/promises"
import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"
import { deleteRows } from "../../test/delete-rows.ts"
import type { Person } from "../../test/people.ts"
import type { Context } from "../context.ts"
import { Counter } from "../counter.ts"
import { withDatabase } from "../database.ts"
import { findViolations } from "../deals/books.ts"
import { adminOf, insertProducts, signUpPerson, type Place, placeOf } from "../deals/participants.ts"
import { ageDeals, runClock } from "../deals/clock.ts"
import { deadlocksOf } from "../deals/deadlocks.ts"
import { codeOf } from "../deals/history.ts"
import { type WayToBuy, waysToBuy } from "../deals/ways-to-buy.ts"
import { exactly, none, outcomeOf } from "../outcome.ts"
import { figuresOf, type PairsRaced, raceEachPair } from "./pairs-of-acts.ts"
import { Random } from "../random.ts"
import { countUnforeseen } from "../unforeseen.ts"

/** Number of each product's fifty buyers by way of buying. */
const shares: Record<WayToBuy, number> = { card: 15, hosted: 15, cash: 10, offer: 10 }
const ways = Object.keys(shares).filter((way): way is WayToBuy => way in shares)
const batch = 10
/** In milliseconds. */
const headStart = 20

/** Fifty buyers of one product wait long on a busy machine; other runs limit the time. */
const patient = { DATABASE_CONNECT_TIMEOUT: "30000", DATABASE_STATEMENT_TIMEOUT: "30000" }

/** Fifty buyers want one product at the same moment, in different ways: one gets it, and no other pays. */
export async function mixedRaces({ product: open, rounds, seed, say }: Context) {
  const product = await open({ WEB_CONCURRENCY: "2", ...patient })
  const unforeseen = new Counter()
  countUnforeseen(product, unforeseen)
  const wanted = rounds(200)
  const [answers, holders] = [new Counter(), new Counter()]
  const pairsRaced: PairsRaced = { told: new Counter(), wrong: [], made: 0 }
  const pairRounds = rounds(50)
  const wrong: string[] = []
  let made = 0
  const deadlocks = await withDatabase(product, async (db) => {
    const place = await placeOf([product], db)
    while (made < wanted) {
      const numbers = Array.from({ length: Math.min(batch, wanted - made) }, (_, number) => made + number)
      const seller = await signUpPerson(place, `Seller from ${made}`, "Seller")
      await adminOf(place, `Admin from ${made}`)
      const products = await insertProducts(
        db,
        numbers.map(() => seller.id),
      )
      for (const [place_, productId] of products.entries())
        await race(place, { seller, productId, number: made + place_, seed }, answers)
      made += numbers.length
      for (const holder of await holdersOf(db, products)) holders.add(holder)
      wrong.push(...(await wrongAfter(place, products)))
      say(`${made} rounds, held by ${String(holders)}, ${wrong.length} wrong`)
      await deleteRows(db)
    }
    for (let round = 0; round < pairRounds; round += 1) {
      wrong.push(...(await wrongAfter(place, await raceEachPair(place, round, seed, pairsRaced))))
      await deleteRows(db)
    }
    return deadlocksOf(db)
  })
  say(`answers: ${String(answers)}`)
  say(`pairs: ${String(pairsRaced.told)}`)
  return outcomeOf({
    "rounds of 50 buyers at two processes": exactly(made, wanted),
    "one holder each": exactly(holders.total - holders.get("nobody") - holders.get("several"), wanted),
    "held by": String(holders),
    ...figuresOf(pairsRaced, pairRounds),
    wrong: none(wrong),
    deadlocks: none(deadlocks),
    "answers that tell neither success nor why not": none(answers.except(told)),
    "unforeseen errors": none(unforeseen.except(/^alarm: /)),
  })
}

const told =
  /: (200|303|409 (already-sold|reserved|payment-under-way|offer-over|wrong-state|payment-incomplete|no-longer-available))$/

type Race = { seller: Person; productId: string; number: number; seed: number }

async function race(place: Place, { seller, productId, number, seed }: Race, answers: Counter) {
  const [{ address: at }] = place.products
  const random = new Random(seed + number)
  const wants = ways.flatMap((way) => Array.from({ length: shares[way] }, () => way))
  const ready = await Promise.all(
    random.shuffled(wants).map(async (way, index) => {
      const buyer = await signUpPerson(place, `Buyer ${index} of ${number}`, "Buyer")
      return { way, act: await waysToBuy[way]({ at, buyer, seller, productId }) }
    }),
  )
  // one way gets a head start in most races: otherwise the gateway's page, which is the fastest, would always win
  const first = random.chance(0.2) ? undefined : random.pick(ways)
  await Promise.all(
    ready.map(async ({ way, act }) => {
      if (first && way !== first) await pause(headStart)
      answers.add(`${way}: ${await codeOf(await act())}`)
    }),
  )
}

/** The way in which each product is held or sold. */
async function holdersOf(db: Db, products: string[]) {
  const { rows } = await sql<{ holder: string }>`
    select case count(bookings.id) when 0 then 'nobody'
      when 1 then coalesce(min(method), 'offer') else 'several' end as holder
    from unnest(${products}::uuid[]) as product
    left join bookings on "productId" = product
      and state in ('reserved', 'paying', 'paid', 'sent', 'delivered', 'disputed', 'completed')
    group by product`.execute(db)
  return rows.map(({ holder }) => holder)
}

/** Violations once late responses of the providers have come. */
async function wrongAfter({ db, secret }: Place, products: string[]) {
  await runClock(db)
  for (const minutes of [41, 16]) {
    await ageDeals(db, products, minutes)
    await runClock(db)
  }
  return (await findViolations(db, secret)).map(({ found }) => found)
}
