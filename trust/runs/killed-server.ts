import { setTimeout as pause } from "node:timers/promises"
import { Deleted, Inserted, Modified } from "../../contract/fields.ts"
import { UploadedImage } from "../../contract/images.ts"
import { Settled } from "../../contract/payments.ts"
import { advertised } from "../../contract/products.ts"
import { books } from "../../test/paying.ts"
import { type Person, read } from "../../test/people.ts"
import { aJpeg } from "../../test/pictures.ts"
import type { Product } from "../../test/product.ts"
import { type Acknowledged, type Changed, missing, undone } from "../acknowledged.ts"
import { checkInvariants } from "../invariants.ts"
import { type Crowd, crowd } from "../people.ts"
import { engines, type Ground, type Run } from "../run.ts"
import { listsAnother, prepares, showsCard } from "../sales.ts"
import { sideBySide } from "../side-by-side.ts"

/** What was acknowledged: rows that were made, and what was done with others. */
type Noted = Changed & { made: Acknowledged[] }

const fullSize = 200
/** Made in a round, so that 10,000 are after all of them. */
const least = 50

/** Products that are killed side by side, each with its data: starting again is what takes the time. */
const products = 2

/** People list, upload, wish, book, write, advertise, pay and remove while the server is killed without warning, again and again. */
export const killedServer: Run = {
  engines,
  async run(ground) {
    const rounds = ground.rounds(fullSize / products)
    const all = await sideBySide(Array.from({ length: products }, () => series(ground, rounds)))
    const sum = (part: (each: (typeof all)[number]) => number) =>
      all.reduce((total, each) => total + part(each), 0)
    const count = (kind: (noted: Noted) => unknown[]) => sum(({ noted }) => kind(noted).length)
    const lost = sum((each) => each.lost)
    const back = sum((each) => each.back)
    const broken = sum((each) => each.broken)
    const starts = all.flatMap((each) => each.starts)
    const slowest = Math.max(...starts)
    const full = rounds * products
    return {
      measured: `${full} rounds, acknowledged: ${count((noted) => noted.made)} made (${count(photosOf)} photos), ${count((noted) => noted.advertised)} advertised, ${count((noted) => noted.paid)} paid, ${count((noted) => noted.removed)} removed; ${lost} lost, ${back} undone; ${broken} violations; ${starts.length} of ${full} starts by themselves, slowest ${Math.round(slowest)} ms`,
      held:
        lost + back + broken === 0 &&
        starts.length === full &&
        // a tenth of the size is for `npm test`, which keeps the machine too busy for times to mean anything
        (full < fullSize || slowest <= 5_000) &&
        all.every(({ noted }) => isEnough(noted, rounds)),
    }
  },
}

async function series({ product: open, say }: Ground, rounds: number) {
  const product = await open()
  const noted: Noted = { made: [], advertised: [], paid: [], removed: [] }
  const starts: number[] = []
  let people = await crowd(product, 8)
  for (let round = 1; round <= rounds; round += 1) {
    await Promise.all([writes(people, noted), killed(product, noted, round)])
    const began = performance.now()
    if (!(await startsByItself(product, say))) break
    starts.push(performance.now() - began)
    if (round % 10 > 0 || round === rounds) continue
    say(`${round} of ${rounds} rounds, ${noted.made.length} made`)
    // access tokens end after 15 minutes
    people = await crowd(product, 8, ` after ${round}`)
  }
  const lost = await missing(product, noted.made)
  const back = await undone(product, noted)
  const broken = (await checkInvariants(product)).length
  await product.stop()
  return { noted, starts, lost, back, broken }
}

/** Not where it breaks off, or is not ready in a minute: then someone has to see to it. */
async function startsByItself(product: Product, say: Ground["say"]) {
  const started = product.start().then(
    () => true,
    (error: unknown) => {
      say(String(error))
      return false
    },
  )
  const isReady = await Promise.race([started, pause(60_000, false, { ref: false })])
  if (!isReady) await product.kill()
  return isReady
}

/** At some moment, once so much is acknowledged; a slow machine gets more time for it. */
async function killed(product: Product, noted: Noted, round: number) {
  await pause(20 + Math.random() * 880)
  const patience = performance.now() + 30_000
  while (!isEnough(noted, round) && performance.now() < patience) await pause(Math.random() * 100)
  await product.kill()
}

/** Rows enough, and something of each other kind in every round. */
function isEnough(noted: Noted, rounds: number) {
  const others = [photosOf(noted), noted.advertised, noted.paid, noted.removed]
  return noted.made.length >= rounds * least && others.every((each) => each.length >= rounds)
}

function photosOf({ made }: Noted) {
  return made.filter(({ table }) => table === "images")
}

/** Everyone writes until the server is gone. */
async function writes({ rahim, nobody, buyers, template }: Crowd, noted: Noted) {
  const note = (table: Acknowledged["table"], id: string) => {
    noted.made.push({ table, id })
    return id
  }
  const list = async () => note("products", await listsAnother({ rahim, template }))
  const [ana, ...others] = buyers
  if (!ana) throw new Error("Nobody buys.")
  let latest = ""
  await Promise.all([
    untilGone(async () => void (latest = await list())),
    untilGone(async () => void note("contact", await inserted(nobody.post("/api/contact", message)))),
    untilGone(async () => {
      const id = await uploads(rahim).catch(ifRefused)
      if (id) note("images", id)
    }),
    untilGone(async () => void noted.advertised.push(await advertises(rahim, await list()))),
    untilGone(async () => void noted.paid.push(await pays(ana, await list()))),
    untilGone(async () => void noted.removed.push(await thinksBetter(ana, await list()))),
    ...others.map((buyer) =>
      untilGone(async () => {
        const product = latest || (await list())
        note("wishlist", await wishes(buyer, product))
        const booking = await books(buyer, product).catch(ifRefused)
        if (booking) note("bookings", booking)
      }),
    ),
  ])
}

const message = { name: "Ana", email: "ana@backline.example", message: "Is the pedal still there?" }
const photo = aJpeg()

/** The id of the photo, which its address names. */
async function uploads(seller: Person) {
  const { data } = await read(UploadedImage, seller.upload(await photo))
  const [id = ""] = /[0-9a-f-]{36}/.exec(data.url) ?? []
  return id
}

async function advertises(seller: Person, productId: string) {
  await read(Modified, seller.patch(`/api/myProducts/${productId}`, { ad: advertised }))
  return productId
}

async function pays(buyer: Person, productId: string) {
  const purchase = await prepares(buyer, productId)
  await showsCard(purchase)
  const { transactionId, bookingId } = purchase
  return (await read(Settled, buyer.post("/api/payments", { transactionId, bookingId }))).insertedId
}

/** The id of a wish that is taken back at once. */
async function thinksBetter(buyer: Person, productId: string) {
  const wish = await wishes(buyer, productId)
  await read(Deleted, buyer.delete(`/api/wishlist/${wish}`))
  return wish
}

function wishes(buyer: Person, productId: string) {
  return inserted(buyer.post("/api/wishlist", { product: { _id: productId } }))
}

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

/** A second booking of the same product is refused, and a photo too many, which is no reason to stop. */
function ifRefused(error: unknown) {
  if (error instanceof Error && error.message.startsWith("409")) return undefined
  throw error
}
