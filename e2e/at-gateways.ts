import { sql } from "kysely"
import { Deal } from "../contract/deals.ts"
import type { GatewayName } from "../contract/gateways.ts"
import { makeQuestionsDue, openCheckout } from "../test/gateways/checkout-calls.ts"
import { bookProduct } from "../test/acts/paying.ts"
import { read } from "../test/people.ts"
import type { Product } from "./product.ts"
import { newProduct, newUser } from "./signed-in.ts"

/** Rahim's product, booked by Ana. */
export async function createBooking(product: Product) {
  const [rahim, ana] = [await newUser(product, "Rahim", "Seller"), await newUser(product, "Ana", "Buyer")]
  const id = await bookProduct(ana, await newProduct(product, "Korg Monologue", rahim))
  const state = async () => (await read(Deal, ana.get(`/api/deals/${id}`))).state
  return { rahim, ana, id, state }
}

/** Rahim's product, booked by Ana, who has a gateway's payment page open. */
export async function openCheckoutAt(product: Product, gateway: GatewayName) {
  const { ana, id, ...booked } = await createBooking(product)
  return { ...booked, id, url: await openCheckout(ana, id, gateway) }
}

/** The states of all refunds. */
export async function refundsOf(product: Product) {
  const { db, close } = await product.database()
  const rows = await db.selectFrom("refunds").select("state").execute()
  await close()
  return rows.map(({ state }) => state)
}

/** Makes the gateways be asked about all payments and refunds now. */
export async function askGatewaysNow(product: Product) {
  const { db, close } = await product.database()
  await makeQuestionsDue({ db })
  await sql`select graphile_worker.add_job('ask-gateways', job_key => 'ask-gateways')`.execute(db)
  await close()
}
