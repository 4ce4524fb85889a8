import { setTimeout as pause } from "node:timers/promises"
import { Inserted } from "../../contract/fields.ts"
import { books } from "../../test/paying.ts"
import { read } from "../../test/people.ts"
import { aJpeg } from "../../test/pictures.ts"
import { type Acknowledged, missing } from "../acknowledged.ts"
import { checkInvariants } from "../invariants.ts"
import { crowd } from "../people.ts"
import { engines, type Run } from "../run.ts"

type Crowd = Awaited<ReturnType<typeof crowd>>

/** Acknowledged in a round, so that 10,000 are after all of them. */
const least = 50

/** People list, wish, book and write while the server is killed without warning, again and again. */
export const killedServer: Run = {
  engines,
  async run({ product: open, rounds, say }) {
    const product = await open()
    const people = await crowd(product, 8)
    const acknowledged: Acknowledged[] = []
    const starts: number[] = []
    const full = rounds(200)
    for (let round = 1; round <= full; round += 1) {
      const writing = writes(people, acknowledged)
      await pause(20 + Math.random() * 880)
      // a slow machine gets more time, not fewer writes
      const patience = performance.now() + 10_000
      while (acknowledged.length < round * least && performance.now() < patience)
        await pause(Math.random() * 100)
      await product.kill()
      await writing
      const began = performance.now()
      await product.start()
      starts.push(performance.now() - began)
      if (round % 20 === 0) say(`${round} of ${full} rounds, ${acknowledged.length} acknowledged`)
    }
    const lost = await missing(product, acknowledged)
    const broken = await checkInvariants(product)
    const slowest = Math.max(...starts)
    return {
      measured: `${full} rounds, ${acknowledged.length} acknowledged, ${lost} lost; ${broken.length} violations; slowest start ${Math.round(slowest)} ms, none needed a hand`,
      held: lost === 0 && broken.length === 0 && acknowledged.length >= full * least,
    }
  },
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
