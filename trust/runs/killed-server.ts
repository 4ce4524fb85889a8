import { setTimeout as pause } from "node:timers/promises"
import { Inserted } from "../../contract/fields.ts"
import { books } from "../../test/paying.ts"
import { read } from "../../test/people.ts"
import { aJpeg } from "../../test/pictures.ts"
import type { Product } from "../../test/product.ts"
import { type Acknowledged, missing } from "../acknowledged.ts"
import { checkInvariants } from "../invariants.ts"
import { crowd } from "../people.ts"
import { engines, type Ground, type Run } from "../run.ts"
import { sideBySide } from "../side-by-side.ts"

type Crowd = Awaited<ReturnType<typeof crowd>>

/** Acknowledged in a round, so that 10,000 are after all of them. */
const least = 50

/** Products that are killed side by side, each with its data: starting again is what takes the time. */
const products = 2

/** People list, wish, book and write while the server is killed without warning, again and again. */
export const killedServer: Run = {
  engines,
  async run(ground) {
    const rounds = ground.rounds(200 / products)
    const all = await sideBySide(Array.from({ length: products }, () => series(ground, rounds)))
    const acknowledged = sum(all.map((each) => each.acknowledged))
    const lost = sum(all.map((each) => each.lost))
    const broken = sum(all.map((each) => each.broken))
    const slowest = Math.max(...all.flatMap(({ starts }) => starts))
    const full = rounds * products
    return {
      measured: `${full} rounds, ${acknowledged} acknowledged, ${lost} lost; ${broken} violations; slowest start ${Math.round(slowest)} ms, none needed a hand`,
      held: lost === 0 && broken === 0 && acknowledged >= full * least,
    }
  },
}

async function series({ product: open, say }: Ground, rounds: number) {
  const product = await open()
  const acknowledged: Acknowledged[] = []
  const starts: number[] = []
  let people = await crowd(product, 8)
  for (let round = 1; round <= rounds; round += 1) {
    await Promise.all([writes(people, acknowledged), killed(product, acknowledged, round * least)])
    const began = performance.now()
    await product.start()
    starts.push(performance.now() - began)
    if (round % 10 > 0 || round === rounds) continue
    say(`${round} of ${rounds} rounds, ${acknowledged.length} acknowledged`)
    // access tokens end after 15 minutes
    people = await crowd(product, 8, ` after ${round}`)
  }
  const lost = await missing(product, acknowledged)
  const broken = (await checkInvariants(product)).length
  await product.stop()
  return { acknowledged: acknowledged.length, starts, lost, broken }
}

/** At some moment, once so many writes are acknowledged; a slow machine gets more time for them. */
async function killed(product: Product, acknowledged: Acknowledged[], wanted: number) {
  await pause(20 + Math.random() * 880)
  const patience = performance.now() + 10_000
  while (acknowledged.length < wanted && performance.now() < patience) await pause(Math.random() * 100)
  await product.kill()
}

function sum(figures: number[]) {
  return figures.reduce((total, each) => total + each, 0)
}

/** Everyone writes until the server is gone. */
async function writes({ rahim, nobody, buyers, template }: Crowd, acknowledged: Acknowledged[]) {
  const note = (table: Acknowledged["table"], id: string) => {
    acknowledged.push({ table, id })
    return id
  }
  const list = async () => note("products", await inserted(rahim.post("/api/products", template)))
  let latest = ""
  await Promise.all([
    untilGone(async () => void (latest = await list())),
    untilGone(async () => void note("contact", await inserted(nobody.post("/api/contact", message)))),
    untilGone(async () => void (await rahim.upload(await photo))),
    ...buyers.map((buyer) =>
      untilGone(async () => {
        const product = latest || (await list())
        note("wishlist", await inserted(buyer.post("/api/wishlist", { product: { _id: product } })))
        const booking = await books(buyer, product).catch(ifBooked)
        if (booking) note("bookings", booking)
      }),
    ),
  ])
}

const message = { name: "Ana", email: "ana@backline.example", message: "Is the pedal still there?" }
const photo = aJpeg()

async function inserted(answer: Promise<Response>) {
  return (await read(Inserted, answer)).insertedId
}

async function untilGone(act: () => Promise<void>) {
  try {
    for (;;) await act()
  } catch (error) {
    // a server that was killed breaks off, and does not refuse
    if (!(error instanceof TypeError)) throw error
  }
}

/** A second booking of the same product is refused, which is no reason to stop. */
function ifBooked(error: unknown) {
  if (error instanceof Error && error.message.startsWith("409")) return undefined
  throw error
}
