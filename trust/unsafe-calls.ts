import { z } from "zod"
import { Session } from "../contract/identity.ts"
import { requestOf } from "../test/calls/callers.ts"
import { table } from "../test/calls/calls.ts"
import { bookProduct, cardOf, openIntent } from "../test/acts/paying.ts"
import { apiOf, password, type Person, read, stranger } from "../test/people.ts"
import type { Product } from "../test/product.ts"
import { openFixtures, type Fixture } from "../test/fixture.ts"
import { peopleOf } from "./cross-user.ts"
import type { Forged } from "./other-origin.ts"

/** A call that changes something, named as in the call table, and the email of someone who may make it. */
export type UnsafeCall = Forged & { call: string; who: string }

const Body = z.record(z.string(), z.unknown()).default({})
const asksFirst = "4000 0025 0000 3155"

/** Every unsafe call of the table, each on rows of its own, by the person it is for. */
export async function unsafeCalls(product: Product) {
  const { fixture } = await openFixtures(await peopleOf(product))
  const calls: UnsafeCall[] = []
  for (const [call, row] of Object.entries(table)) {
    const [method = ""] = call.split(" ")
    if (method === "GET") continue
    const here = await fixture("fresh")
    const { path, body: guessed } = await requestOf(call, row, here)
    const buyer = await here.buyer()
    const prove = proofsOf(product, here)[call]
    const caller = prove ? undefined : (await row.who(here)).at(-1)
    const body = prove ? await prove(buyer) : guessed
    const photo = body instanceof Blob ? Buffer.from(await body.arrayBuffer()).toString("base64") : ""
    const url = new URL(`/api/${path}`, product.address).href
    const { email: who } = caller ?? buyer
    calls.push({ call, who, method, url, photo, body: photo ? {} : Body.parse(body) })
  }
  return calls
}

/** Valid bodies for calls that the table makes with a guessed token or password. */
function proofsOf(product: Product, { productId }: Fixture): Record<string, (person: Person) => unknown> {
  const mailed = async (email: string, page: string) => {
    const link = await product.linkMailedTo(email, page)
    return { token: link.slice(link.indexOf("#") + 1) }
  }
  return {
    "POST /api/auth/sign-in/google": () => ({ from: "/" }),
    "POST /api/auth/verify-email": ({ email }) => mailed(email, "/confirm-email"),
    "POST /api/auth/reset-password": async ({ email, post }) => {
      await post("/api/auth/request-password-reset", { email })
      return { ...(await mailed(email, "/reset-password")), newPassword: `${password}!` }
    },
    "POST /api/auth/revoke-session": async ({ email, get }) => {
      await stranger(apiOf(product)).post("/api/auth/sign-in/email", { email, password })
      const sessions = await read(z.array(Session), get("/api/auth/list-sessions"))
      return { id: sessions.find(({ isCurrent }) => !isCurrent)?._id }
    },
    "POST /api/auth/change-password": () => ({ currentPassword: password, newPassword: `${password}?` }),
    "POST /api/sandbox/approve": async (buyer) => {
      const clientSecret = await openIntent(buyer, await bookProduct(buyer, productId))
      await buyer.post("/api/sandbox/confirm", cardOf(clientSecret, { number: asksFirst }))
      return { clientSecret, approved: true }
    },
    "POST /api/community": async ({ email, post }) => {
      await post("/api/community/invitations", { email })
      return mailed(email, "/community")
    },
  }
}
