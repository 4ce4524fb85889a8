import { sql } from "kysely"
import pLimit from "p-limit"
import { cardOf, meeting, transactionOf } from "../../test/paying.ts"
import { cookieOf, password, type Person } from "../../test/people.ts"
import type { Product } from "../../test/product.ts"
import { type Crowd, crowd } from "../people.ts"
import { type Ground, engines, type Run } from "../run.ts"
import { listsAnother } from "../sales.ts"
import { allSame, type Count, notYet, note, oneAndRefusals, tenTimes } from "../ten-times.ts"

/** The calls that promise one row for one body, and where the row is. */
const tables = {
  "sign-up": "identity.user",
  users: "users",
  wishlist: "wishlist",
  bookings: "bookings",
  "create-payment-intent": "paymentIntents",
  payments: "payments",
} as const
type Call = keyof typeof tables
type Tally = Record<Call, Count>

/** The same body ten times in parallel, as an impatient finger or a browser that tries again sends it. */
export const doubleSubmit: Run = {
  engines,
  async run({ product: open, rounds, say }) {
    const product = await open()
    const { tally, joined } = await submits(product, { full: rounds(1_000), signUps: rounds(100), say })
    const unpromised = await submitsUnpromised(product)
    const rows = await rowsOf(product)
    const reports = Object.entries(tally).map(([call, { rounds: made, wrong }]) => {
      const due = call === "sign-up" || call === "users" ? joined : made
      return { call, made, wrong, spare: (rows.get(call) ?? 0) - due }
    })
    const isWhole = ({ call, made }: (typeof reports)[number]) =>
      made >= (call === "sign-up" ? rounds(100) : rounds(1_000))
    return {
      measured: `${reports.map(inWords).join(", ")}; without such a promise, rows of 10 submits at once: ${unpromised}`,
      held: reports.every((it) => it.wrong.length === 0 && it.spare === 0 && isWhole(it)),
    }
  },
}

type Report = { call: string; made: number; wrong: string[]; spare: number }

function inWords({ call, made, wrong, spare }: Report) {
  const doubt = wrong.length > 0 ? `, ${wrong.length} answered wrongly (${wrong[0]})` : ""
  return `${call} ${made} rounds, ${spare} rows too many${doubt}`
}

async function submits(product: Product, { full, signUps, say }: Plan) {
  const tally = emptyTally()
  let joined = 0
  // in batches, because a sign-in ages
  for (let done = 0; done < full; done += batch) {
    const people = await crowd(product, 3, ` ${done}`)
    joined += people.buyers.length + 1
    const numbers = Array.from({ length: Math.min(batch, full - done) }, (_, place) => done + place + 1)
    const lane = async (buyer: Person) => {
      for (let number = numbers.shift(); number; number = numbers.shift()) {
        await joins(people, { tally, number, isSignUpTested: number <= signUps })
        await buys(people, buyer, tally)
      }
    }
    await Promise.all(people.buyers.map(lane))
    say(`${tally.payments.rounds} of ${full} rounds`)
  }
  // and the seller of the calls that promise nothing
  return { tally, joined: joined + full + 1 }
}

const batch = 250

function emptyTally(): Tally {
  return {
    "sign-up": notYet(),
    users: notYet(),
    wishlist: notYet(),
    bookings: notYet(),
    "create-payment-intent": notYet(),
    payments: notYet(),
  }
}

type Plan = { full: number; signUps: number; say: Ground["say"] }
type Newcomer = { tally: Tally; number: number; isSignUpTested: boolean }

/** A newcomer signs up and chooses a role. A password costs the server so much that not each sign-up comes ten times. */
async function joins({ api }: Crowd, { tally, number, isSignUpTested }: Newcomer) {
  const name = `Newcomer ${number}`
  const email = `newcomer.${number}@backline.example`
  const send = (path: string, body: object, cookie = "") => {
    const headers = { "Content-Type": "application/json", ...(cookie && { cookie }) }
    return api.request(path, { method: "POST", headers, body: JSON.stringify(body) })
  }
  const signUp = () => send("/api/auth/sign-up/email", { name, email, password })
  const { answers } = isSignUpTested ? await signUpTenTimes(tally, signUp) : { answers: [await signUp()] }
  const cookie = answers.filter(({ ok }) => ok).map(cookieOf)[0]
  const records = await tenTimes(() => send("/api/users", { name, email, role: "Buyer" }, cookie))
  note(tally.users, allSame(records), records)
}

/** Whoever comes beside ten that hash a password may be told to come back. */
const oneAfterTheOther = pLimit(1)

async function signUpTenTimes(tally: Tally, signUp: () => Promise<Response>) {
  const made = await oneAfterTheOther(() => tenTimes(signUp))
  note(tally["sign-up"], oneAndRefusals(made, "auth/email-already-in-use"), made)
  return made
}

/** From the wish to the payment, each step ten times. */
async function buys(people: Crowd, buyer: Person, tally: Tally) {
  const productId = await listsAnother(people)
  const wishes = await tenTimes(() => buyer.post("/api/wishlist", { product: { _id: productId } }))
  note(tally.wishlist, allSame(wishes), wishes)
  const order = { ...meeting, productId }
  const bookings = await tenTimes(() => buyer.post("/api/bookings", order))
  note(tally.bookings, oneAndRefusals(bookings, "already-booked"), bookings)
  const bookingId = bookings.made[0]
  const price = { bookingId, sellingPrice: people.template.sellingPrice }
  const intents = await tenTimes(() => buyer.post("/api/create-payment-intent", price))
  note(tally["create-payment-intent"], allSame(intents), intents)
  const clientSecret = intents.made[0] ?? ""
  const transactionId = transactionOf(clientSecret)
  await buyer.post("/api/sandbox/confirm", cardOf(clientSecret))
  const payments = await tenTimes(() => buyer.post("/api/payments", { transactionId, bookingId }))
  note(tally.payments, allSame(payments), payments)
}

/** For the record: two calls make something new each time that they are asked. */
async function submitsUnpromised(product: Product) {
  const people = await crowd(product, 0, " and others")
  const products = await tenTimes(() => people.rahim.post("/api/products", people.template))
  const message = { name: "Ana", email: "ana@backline.example", message: "Is the pedal still there?" }
  const messages = await tenTimes(() => people.nobody.post("/api/contact", message))
  return `products ${new Set(products.made).size}, contact ${new Set(messages.made).size}`
}

async function rowsOf(product: Product) {
  const { db, close } = await product.database()
  try {
    const counts = new Map<string, number>()
    for (const [call, table] of Object.entries(tables)) {
      const count = sql<number>`count(*)::int`.as("count")
      counts.set(call, (await db.selectFrom(table).select(count).executeTakeFirstOrThrow()).count)
    }
    return counts
  } finally {
    await close()
  }
}
