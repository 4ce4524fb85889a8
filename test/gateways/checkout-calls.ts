import { sql } from "kysely"
import { CheckoutSession, type GatewayName } from "../../contract/gateways.ts"
import type { Db } from "../../db/tables.ts"
import { type Person, read } from "../people.ts"

/** In BDT, of what `listProduct` lists. */
const price = 62_000

export function askCheckout(buyer: Person, bookingId: string, gateway: GatewayName, sellingPrice = price) {
  return buyer.post(`/api/deals/${bookingId}/checkout`, { gateway, sellingPrice })
}

/** Answers the page of the gateway. */
export async function openCheckout(buyer: Person, bookingId: string, gateway: GatewayName) {
  return (await read(CheckoutSession, askCheckout(buyer, bookingId, gateway))).url
}

/** As if it were time to ask again about everything. */
export async function makeQuestionsDue({ db }: { db: Db }) {
  await sql`update payments set "askAt" = now() where "askAt" is not null`.execute(db)
  await sql`update refunds set "askAt" = now() where "askAt" is not null`.execute(db)
}
