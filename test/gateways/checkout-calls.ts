import { sql } from "kysely"
import { CheckoutSession, type GatewayName } from "../../contract/gateways.ts"
import type { Db } from "../../db/tables.ts"
import { type Person, read } from "../people.ts"

/** The price in BDT of the product that `listProduct` lists. */
const price = 62_000

export function askCheckout(buyer: Person, bookingId: string, gateway: GatewayName, sellingPrice = price) {
  return buyer.post(`/api/deals/${bookingId}/checkout`, { gateway, sellingPrice })
}

/** Returns the address of the gateway's payment page. */
export async function openCheckout(buyer: Person, bookingId: string, gateway: GatewayName) {
  return (await read(CheckoutSession, askCheckout(buyer, bookingId, gateway))).url
}

/** Makes the status of every payment and refund due to be asked for again. */
export async function makeQuestionsDue({ db }: { db: Db }) {
  await sql`update payments set "askAt" = now() where "askAt" is not null`.execute(db)
  await sql`update refunds set "askAt" = now() where "askAt" is not null`.execute(db)
}
