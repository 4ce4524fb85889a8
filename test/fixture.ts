import { v7 as uuidv7 } from "uuid"
import { Inserted } from "../contract/fields.ts"
import { SandboxIntent } from "../contract/payments.ts"
import type { TestApp } from "./test-app.ts"
import { bookProduct, cardOf, openIntent, payBooking } from "./acts/paying.ts"
import { sendPhoto, writeAbout } from "./acts/talking.ts"
import { productOf, read } from "./people.ts"

/** What happened to the fixture's rows before the call; in `repeated`, the call is made twice. */
export const states = ["fresh", "repeated", "sold", "paid", "deleted"] as const
export type State = (typeof states)[number]

/** States in which the seller has blocked the buyer, each with its state without the block. */
export const blockedStates = { blocked: "fresh", "paid and blocked": "paid" } as const satisfies Record<
  string,
  State
>
export type BlockedState = keyof typeof blockedStates

export type Fixture = Awaited<ReturnType<Awaited<ReturnType<typeof openFixtures<People>>>["fixture"]>>

/** The users that the fixtures need, and a category. */
type People = Pick<TestApp, "nobody" | "rahim" | "sadia" | "ana" | "tomal" | "admin" | "guitars" | "newUser">

/** Calls that change rows for later calls get their own fixture; all others share one for each state. */
const changing =
  /^DELETE|^PATCH \/api\/users\/admin|^POST \/api\/(?:bookings|payments|sandbox\/confirm|auth\/sign-out|deals\/.*|bookings\/.*|offers\/.*)$/

/** Creates fixtures through the API: each has its own product, booking, wish and message, in one of the states. */
export async function openFixtures<Product extends People>(product: Product) {
  const { nobody, rahim, ana, tomal, admin, guitars } = product
  const template = await productOf(rahim, guitars)
  const shared = new Map<State, ReturnType<typeof fixture>>()
  return { fixture, fixtureFor }

  /** The fixture for this call, new or shared. */
  function fixtureFor(call: string, state: State) {
    if (changing.test(call)) return fixture(state)
    const common = shared.get(state) ?? fixture(state, true)
    shared.set(state, common)
    return common
  }

  /** Ana has booked and wished for Rahim's product; `sold`: Tomal paid; `paid`: Ana paid; `deleted`: no row is left. */
  async function fixture(state: State, isShared = false) {
    const productId = await inserted(rahim.post("/api/products", template))
    const bookingId = await bookProduct(ana, productId)
    const clientSecret = await openIntent(ana, bookingId)
    const wishId = await inserted(ana.post("/api/wishlist", { product: { _id: productId } }))
    const message = { name: "Ana", email: ana.email, message: "Hello" }
    const messageId = await inserted(nobody.post("/api/contact", message))
    /** Ana's conversation with Rahim about the product, with a photo, which is decoded only on demand. */
    const talk = once(async () => {
      const id = await writeAbout(ana, productId)
      return { id, photoId: await sendPhoto(ana, id) }
    })
    /** Ana's report of that conversation, which the admin has opened. */
    const reportId = once(async () => {
      const id = await inserted(
        ana.post(`/api/conversations/${(await talk()).id}/report`, { reason: "spam" }),
      )
      await done(admin.get(`/api/reports/${id}/messages`))
      return id
    })
    // calls about it do not affect others; once the product is gone, nobody can start a conversation
    if (isShared) await talk()
    const rivalId = await bookProduct(tomal, productId)
    if (state === "sold") await payBooking(tomal, rivalId)
    if (state === "paid") await payBooking(ana, bookingId)
    if (state === "deleted")
      await Promise.all([
        done(rahim.delete(`/api/products/${productId}`)),
        done(ana.delete(`/api/bookings/${bookingId}`)),
        done(ana.delete(`/api/wishlist/${wishId}`)),
        done(admin.delete(`/api/contact/${messageId}`)),
      ])
    const rows = { template, productId, bookingId, clientSecret, wishId, messageId }
    return {
      ...product,
      ...rows,
      rivalId,
      talk,
      reportId,
      newcomer: (role: Role) => newcomer(product, role),
      ...onDemand(product, { ...rows, message }, state),
    }
  }
}

type Role = "Seller" | "Buyer"
type Rows = {
  template: Awaited<ReturnType<typeof productOf>>
  message: { name: string; email: string; message: string }
} & Record<"productId" | "bookingId" | "clientSecret", string>

/** Rows that few calls need, created at first use. */
function onDemand({ nobody, rahim, ana, ...others }: People, rows: Rows, state: State) {
  const { template, message, productId, bookingId, clientSecret } = rows
  const isUntouched = state === "fresh" || state === "repeated"
  const passing = (role: Role) => passingUser(others, role, state)
  const buyer = once(() => passing("Buyer"))
  return {
    buyer,
    /** A user of this fixture alone, deleted in the state `deleted`. */
    seller: once(() => passing("Seller")),
    /** The id of a user whom Ana has blocked. */
    blockedId: once(async () => {
      const { id } = await passing("Seller")
      await ana.put(`/api/blocks/${id}`)
      return id
    }),
    /** A search of Ana's, who may have few at a time. */
    searchId: once(async () => {
      const search = { q: `Stratocaster ${productId}` }
      const id = await inserted(ana.post("/api/saved-searches", { search }))
      if (state === "deleted") await done(ana.delete(`/api/saved-searches/${id}`))
      return id
    }),
    /** The product, or in the untouched states a new one for each caller, because the first call removes it. */
    removable: async () => (isUntouched ? inserted(rahim.post("/api/products", template)) : productId),
    /** The conversation of this fixture's buyer with the admins. */
    supportId: once(async () =>
      state === "deleted" ? uuidv7() : inserted((await buyer()).post("/api/contact", message)),
    ),
    /** Ana's offer for the product while she can still buy it; otherwise an unknown id. */
    offerId: once(async () =>
      isUntouched ? inserted(ana.post(`/api/bookings/${bookingId}/offers`, { amount: 50_000 })) : uuidv7(),
    ),
    /** The transaction id of Ana's confirmed card payment. */
    transactionId: once(async () => {
      const card = cardOf(clientSecret)
      return (await read(SandboxIntent, nobody.post("/api/sandbox/confirm", card))).id
    }),
  }
}

function newcomer({ newUser }: Pick<People, "newUser">, role: Role) {
  return newUser(`Newcomer ${uuidv7()}`, role)
}

async function passingUser(people: Pick<People, "newUser" | "admin">, role: Role, state: State) {
  const person = await newcomer(people, role)
  if (state === "deleted") await done(people.admin.delete(`/api/users/${role.toLowerCase()}/${person.id}`))
  return person
}

async function inserted(response: Promise<Response>) {
  return (await read(Inserted, response)).insertedId
}

async function done(response: Promise<Response>) {
  if (!(await response).ok) throw new Error(await (await response).text())
}

function once<Thing>(make: () => Promise<Thing>) {
  let made: Promise<Thing> | undefined
  return () => (made ??= make())
}
