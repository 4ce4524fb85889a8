import { z } from "zod"
import { Session } from "../contract/identity.ts"
import { ClientSecret } from "../contract/payments.ts"
import { makeAdmin } from "../server/admins/make-admin.ts"
import { type Caller, type Request, requestOf, type Row, statusIn } from "../test/calls/callers.ts"
import { table } from "../test/calls/calls.ts"
import { transactionOf } from "../test/acts/paying.ts"
import { apiOf, firstCategory, signUpUser, productOf, read, stranger } from "../test/people.ts"
import type { Product } from "../test/product.ts"
import { openFixtures, type Fixture } from "../test/fixture.ts"
import { withDatabase } from "./database.ts"

/** A valid call about somebody else's data, by a caller who has no right to it, signed in or not. */
export type Probe = { caller: Caller; who: string; call: string; request: Request }

/** Sellers with a product to list, buyers, an admin and a stranger. */
export async function peopleOf(product: Product) {
  const api = apiOf(product)
  const guitars = await firstCategory(api)
  const seller = async (name: string) => {
    const person = await signUpUser(api, name, "Seller")
    return { ...person, template: await productOf(person, guitars) }
  }
  const [rahim, sadia] = [await seller("Rahim Ali"), await seller("Sadia Noor")]
  const [ana, tomal] = [
    await signUpUser(api, "Ana Roy", "Buyer"),
    await signUpUser(api, "Tomal Sen", "Buyer"),
  ]
  const admin = await signUpUser(api, "Anika Bose", "Buyer")
  const newcomer = (name: string, role: "Seller" | "Buyer") => signUpUser(api, name, role)
  await withDatabase(product, (db) => makeAdmin(db, admin.email))
  return { api, newUser: newcomer, nobody: stranger(api), rahim, sadia, ana, tomal, admin, guitars }
}

/** Every call that the call table refuses for lack of rights, on `howMany` fixtures. */
export async function probesOf(people: Awaited<ReturnType<typeof peopleOf>>, howMany: number) {
  const { fixture } = await openFixtures(people)
  const fixtures: Fixture[] = []
  while (fixtures.length < howMany) fixtures.push(await fixture("fresh"))
  // one of the bookings is paid
  await fixtures[0]?.transactionId()
  const probes: Probe[] = []
  for (const [place, here] of fixtures.entries()) {
    for (const [call, row] of Object.entries(table)) probes.push(...(await refusedOf(here, call, row)))
    probes.push(...(await withOthersMoney(here, fixtures[(place + 1) % howMany] ?? here)))
  }
  return probes
}

/** 422: the photo of a new product must be its seller's. */
const refusals = [401, 403, 404, 422]
/** Preparing these calls changes data. */
const active = ["POST /api/bookings", "POST /api/payments"]

async function refusedOf(here: Fixture, call: string, row: Row): Promise<Probe[]> {
  const { who, expected } = row
  const statuses = Object.values(expected).map((each) => statusIn("fresh", each))
  const isForSome = statuses.some((status) => status < 300) && statuses.some((status) => status >= 400)
  if (!isForSome || active.includes(call)) return []
  const request = await requestOf(call, row, here)
  const everyone = [{ ...here.nobody, who: "stranger" as const }, ...(await who(here))]
  return everyone
    .filter((caller) => refusals.includes(statusIn("fresh", expected[caller.who])))
    .map((caller) => ({ caller, who: caller.who, call, request }))
}

/** Pays with somebody else's money, for somebody else's booking, and ends somebody else's session. */
async function withOthersMoney({ ana, tomal, rahim, bookingId, rivalId, ...here }: Fixture, other: Fixture) {
  const spare = tomal.post("/api/create-payment-intent", { sellingPrice: 62_000 })
  const own = transactionOf((await read(ClientSecret, spare)).clientSecret)
  const theirs = transactionOf(here.clientSecret)
  const [session] = await read(z.array(Session), ana.get("/api/auth/list-sessions"))
  const acts = [
    { path: "payments", body: { bookingId, transactionId: theirs, buyerEmail: ana.email } },
    { path: "payments", body: { bookingId: rivalId, transactionId: transactionOf(other.clientSecret) } },
    { path: "payments", body: { bookingId, transactionId: own } },
    { path: "auth/revoke-session", body: { id: session?._id } },
  ]
  const callers = Object.entries({ "other buyer": tomal, seller: rahim })
  return acts.flatMap((request) =>
    callers.map(([who, caller]) => ({ caller, who, call: `POST /api/${request.path}`, request })),
  )
}
