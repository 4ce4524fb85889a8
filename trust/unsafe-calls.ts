import { z } from "zod"
import { Inserted } from "../contract/fields.ts"
import { Session } from "../contract/identity.ts"
import { SandboxIntent } from "../contract/payments.ts"
import { makeAdmin } from "../server/users/users.ts"
import { books, cardOf, confirms, opens } from "../test/paying.ts"
import {
  type Api,
  apiOf,
  firstCategory,
  joins,
  password,
  type Person,
  productOf,
  read,
  stranger,
} from "../test/people.ts"
import type { Product } from "../test/product.ts"
import { withDatabase } from "./database.ts"

/** A call that changes something, as someone who may make it would: from the product's own pages it is accepted. */
export type UnsafeCall = {
  /** As the API's document names it. */
  call: string
  path: string
  body: Record<string, unknown>
  /** The email of who is signed in. */
  who: string
}

const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

/** Every unsafe call of the API, as its own document has them. */
export async function documentedCalls(product: Product) {
  const { paths } = await read(Document, apiOf(product).request("/api/openapi.json"))
  return Object.entries(paths)
    .flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    .filter((call) => !call.startsWith("GET "))
}

/** All of them, each about things of its own; those that end sessions come last. */
export async function unsafeCalls(product: Product): Promise<UnsafeCall[]> {
  const api = apiOf(product)
  const nobody = stranger(api)
  const [seller, other, worst, buyer, next, last, admin, gone, forgetful] = await Promise.all([
    joins(api, "Nadia Seller", "Seller"),
    joins(api, "Other Seller", "Seller"),
    joins(api, "Worst Seller", "Seller"),
    joins(api, "Nadia Buyer", "Buyer"),
    joins(api, "Next Buyer", "Buyer"),
    joins(api, "Last Buyer", "Buyer"),
    joins(api, "Nadia Admin", "Buyer"),
    joins(api, "Gone Buyer", "Buyer"),
    joins(api, "Forgetful Buyer", "Buyer"),
  ])
  await withDatabase(product, (db) => makeAdmin(db, admin.email))
  const newcomer = { name: "Newcomer", email: "newcomer@example.org" }
  await nobody.post("/api/auth/sign-up/email", { ...newcomer, password })
  await nobody.post("/api/auth/request-password-reset", { email: forgetful.email })
  await nobody.post("/api/community/invitations", { email: newcomer.email })

  const category = await firstCategory(api)
  const template = await productOf(seller, category)
  const listed = async () => (await read(Inserted, seller.post("/api/products", template))).insertedId
  const booking = async () => books(buyer, await listed())
  const [opened, confirmed, paid, asked] = [
    await booking(),
    await booking(),
    await booking(),
    await booking(),
  ]
  const [clientSecret, asking] = [await opens(buyer, confirmed), await opens(buyer, asked)]
  await read(SandboxIntent, nobody.post("/api/sandbox/confirm", cardOf(asking, { number: asksFirst })))
  const payment = { transactionId: await confirms(buyer, paid), bookingId: paid }
  const message = { name: "Mina", email: "mina@example.org", message: "Hello" }
  const wished = (await read(Inserted, buyer.post("/api/wishlist", { product: { _id: await listed() } })))
    .insertedId
  const written = (await read(Inserted, nobody.post("/api/contact", message))).insertedId
  const mailed = async (email: string, page: string) => {
    const link = await product.linkMailedTo(email, page)
    return { token: link.slice(link.indexOf("#") + 1) }
  }
  const sold = { productId: await listed(), buyerPhone: "01800000001", buyerLocation: "Sylhet" }
  const by =
    (who: { email: string }) =>
    (call: string, body: UnsafeCall["body"] = {}, id = "") => ({
      call,
      path: call.slice(call.indexOf("/")).replace("{id}", id),
      body,
      who: who.email,
    })
  const [asSeller, asBuyer, asAdmin] = [by(seller), by(buyer), by(admin)]
  return [
    asBuyer("POST /api/auth/sign-up/email", { name: "Forged", email: "forged@example.org", password }),
    asBuyer("POST /api/auth/sign-in/email", { email: next.email, password }),
    asBuyer("POST /api/auth/sign-in/google", { from: "/" }),
    asBuyer("POST /api/auth/request-password-reset", { email: next.email }),
    asBuyer("POST /api/auth/verify-email", await mailed(newcomer.email, "/confirm-email")),
    by(newcomer)("POST /api/users", { ...newcomer, role: "Seller" }),
    asAdmin("PATCH /api/users/seller/{id}", { status: "VERIFIED" }, other.id),
    asAdmin("PATCH /api/users/admin/{id}", {}, next.id),
    asAdmin("DELETE /api/users/{id}/sessions", {}, gone.id),
    asAdmin("DELETE /api/users/seller/{id}", {}, worst.id),
    asAdmin("DELETE /api/users/buyer/{id}", {}, gone.id),
    asSeller("POST /api/products", template),
    asSeller("DELETE /api/products/{id}", {}, await listed()),
    asSeller("PATCH /api/myProducts/{id}", { ad: "ADVERTISED" }, await listed()),
    asSeller("POST /api/images"),
    asBuyer("POST /api/bookings", sold),
    asBuyer("DELETE /api/bookings/{id}", {}, await booking()),
    asBuyer("POST /api/wishlist", { product: { _id: await listed() } }),
    asBuyer("DELETE /api/wishlist/{id}", {}, wished),
    asBuyer("POST /api/create-payment-intent", { bookingId: opened, sellingPrice: template.sellingPrice }),
    asBuyer("POST /api/payments", payment),
    asBuyer("POST /api/payments/webhook", { type: "payment_intent.succeeded" }),
    asBuyer("POST /api/sandbox/confirm", cardOf(clientSecret)),
    asBuyer("POST /api/sandbox/approve", { clientSecret: asking, approved: true }),
    asBuyer("POST /api/contact", message),
    asAdmin("DELETE /api/contact/{id}", {}, written),
    asBuyer("POST /api/community/invitations", { email: "forged@example.org" }),
    asBuyer("POST /api/community", await mailed(newcomer.email, "/community")),
    by(forgetful)("POST /api/auth/reset-password", {
      ...(await mailed(forgetful.email, "/reset-password")),
      newPassword: `${password}!`,
    }),
    asBuyer("POST /api/auth/revoke-session", { id: await anotherSession(api, buyer) }),
    asBuyer("POST /api/auth/revoke-other-sessions"),
    by(next)("POST /api/auth/change-password", { currentPassword: password, newPassword: `${password}?` }),
    by(last)("POST /api/auth/sign-out"),
  ]
}

const asksFirst = "4000 0025 0000 3155"

/** The id of one more session of this person. */
async function anotherSession(api: Api, { email, get }: Person) {
  await stranger(api).post("/api/auth/sign-in/email", { email, password })
  const sessions = await read(z.array(Session), get("/api/auth/list-sessions"))
  return sessions.find(({ isCurrent }) => !isCurrent)?._id ?? ""
}
