import { sql } from "kysely"
import pLimit from "p-limit"
import { z } from "zod"
import { ProblemDetails } from "../../contract/problem.ts"
import { cardOf, buyerContact, transactionOf } from "../../test/acts/paying.ts"
import { cookieOf, password, type Person } from "../../test/people.ts"
import type { Context } from "../context.ts"
import { withDatabase } from "../database.ts"
import { Counter } from "../counter.ts"
import { atLeast, none, outcomeOf } from "../outcome.ts"
import { type Crowd, inBatches, inLanes } from "../people.ts"
import { listAnother } from "../sales.ts"

/** Calls that must create one row for repeated equal bodies, and the table of the row. */
const tables = {
  "sign-up": "identity.user",
  users: "users",
  wishlist: "wishlist",
  bookings: "bookings",
  products: "priceChanges",
  "create-payment-intent": "paymentIntents",
  payments: "payments",
} as const
type Call = keyof typeof tables

const times = 10
const lanes = 3

/** Sends the same body ten times in parallel, as repeated presses or retries would. */
export async function doubleSubmit({ product: open, rounds }: Context) {
  const product = await open()
  const [full, signUps] = [rounds(1_000), rounds(100)]
  const made = new Counter()
  const wrong = new Counter()
  let joined = full
  await inBatches(product, { rounds: full, batch: 250, buyers: lanes }, async (people, numbers) => {
    joined += lanes + 1
    await inLanes(lanes, numbers, async (number, lane) => {
      const buyer = people.buyers[lane] ?? people.rahim
      for await (const { call, why, answers } of submissions(people, buyer, number, number < signUps)) {
        made.add(call)
        if (!isRight(answers, why))
          wrong.add(`${call}: ${answers.made.length} made, ${answers.refusals.join(" ")}`)
      }
    })
  })
  const figures: Parameters<typeof outcomeOf>[0] = {}
  await withDatabase(product, async (db) => {
    for (const [call, table] of Object.entries(tables)) {
      const count = sql<number>`count(*)::int`.as("count")
      const rows = await db.selectFrom(table).select(count).executeTakeFirstOrThrow()
      const due = call === "sign-up" || call === "users" ? joined : made.get(call)
      figures[`rounds of ${call}`] = atLeast(made.get(call), call === "sign-up" ? signUps : full)
      figures[`rows too many of ${call}`] = none(rows.count - due)
    }
  })
  return outcomeOf({ ...figures, "wrong answers": none(wrong.except(/^$/)) })
}

type Answers = Awaited<ReturnType<typeof tenTimes>>
type Submitted = { call: Call; answers: Answers; why?: string }

/** Whether all ten returned the same id; or one created it and nine were refused for this reason. */
function isRight({ made, refusals }: Answers, why?: string) {
  if (!why) return made.length === times && new Set(made).size === 1
  return made.length === 1 && refusals.length === times - 1 && refusals.every((code) => code === why)
}

/** A newcomer signs up and chooses a role, and a buyer goes from wish to payment: each step ten times. */
async function* submissions(
  people: Crowd,
  buyer: Person,
  number: number,
  isSignUpTested: boolean,
): AsyncGenerator<Submitted> {
  const newcomer = { name: `Newcomer ${number}`, email: `newcomer.${number}@backline.example` }
  const send = (path: string, body: object, cookie = "") => {
    const headers = { "Content-Type": "application/json", ...(cookie && { cookie }) }
    return people.api.request(path, { method: "POST", headers, body: JSON.stringify(body) })
  }
  const signUp = async () => send("/api/auth/sign-up/email", { ...newcomer, password })
  // sign-up hashes a password, which is too slow to repeat ten times in every round
  const signedUp = isSignUpTested ? await oneAtATime(() => tenTimes(signUp)) : undefined
  if (signedUp) yield { call: "sign-up", answers: signedUp, why: "auth/email-already-in-use" }
  const accepted = signedUp?.responses.find(({ ok }) => ok) ?? (await signUp())
  const role = { ...newcomer, role: "Buyer" }
  yield { call: "users", answers: await tenTimes(async () => send("/api/users", role, cookieOf(accepted))) }

  const post = (path: string, body: object) => tenTimes(() => buyer.post(`/api/${path}`, body))
  const productId = await listAnother(people)
  yield { call: "wishlist", answers: await post("wishlist", { product: { _id: productId } }) }
  const bookings = await post("bookings", { ...buyerContact, productId })
  yield { call: "bookings", answers: bookings, why: "already-booked" }
  const [bookingId] = bookings.made
  const sellingPrice = people.template.sellingPrice - 1
  const edit = () => people.rahim.patch(`/api/products/${productId}`, { sellingPrice })
  yield { call: "products", answers: await tenTimes(edit) }
  await tenTimes(() => buyer.patch(`/api/bookings/${bookingId}`, { sellingPrice }))
  const intents = await post("create-payment-intent", { bookingId, sellingPrice })
  yield { call: "create-payment-intent", answers: intents }
  const [clientSecret = ""] = intents.made
  await buyer.post("/api/sandbox/confirm", cardOf(clientSecret))
  const payment = { transactionId: transactionOf(clientSecret), bookingId }
  yield { call: "payments", answers: await post("payments", payment) }
}

/** Password hashing has a bounded queue: more callers at once would be refused. */
const oneAtATime = pLimit(1)

/** The id of what a response created. */
const Made = z.union([
  z.object({ insertedId: z.string() }).transform(({ insertedId }) => insertedId),
  z.object({ clientSecret: z.string() }).transform(({ clientSecret }) => clientSecret),
  z.object({ user: z.object({ id: z.string() }) }).transform(({ user }) => user.id),
  // all ten ask for the same price, and one of them changed it
  z.object({ modifiedCount: z.int() }).transform(() => "changed"),
])

async function tenTimes(send: () => Promise<Response>) {
  const responses = await Promise.all(Array.from({ length: times }, send))
  const made: string[] = []
  const refusals: string[] = []
  for (const response of responses) {
    const body: unknown = await response.json()
    if (response.ok) made.push(Made.parse(body))
    else refusals.push(ProblemDetails.parse(body).code)
  }
  return { responses, made, refusals }
}
