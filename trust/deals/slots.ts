import { sql } from "kysely"
import type { DealState } from "../../contract/deal-states.ts"
import type { Db } from "../../db/tables.ts"
import type { Person } from "../../test/people.ts"
import type { Participants } from "./participants.ts"

/** A buyer, a product, and the deal between them. */
export type Slot = Participants & {
  buyer: Person
  seller: Person
  productId: string
  deal: Known | undefined
}

export type Known = {
  id: string
  state: DealState
  amount: number
  priceToday: number
  offerId: string | null
  offerBy: "buyer" | "seller" | null
  version: number | null
  meetingBy: "buyer" | "seller" | null
  sessionRef: string | null
  transactionId: string | null
}

/** All slots, each with the buyer's latest booking. */
export async function slotsOf(db: Db, participants: Participants): Promise<Slot[]> {
  const { rows } = await sql<Known & { buyerId: string | null; productId: string; sellerId: string }>`
    select distinct on (products.id, bookings."buyerId") bookings.id, bookings."buyerId", products.id as "productId",
      products."sellerId", bookings.state, bookings."sellingPrice" / 100 as amount,
      products."sellingPrice" / 100 as "priceToday", offers.id as "offerId", offers.by as "offerBy", version,
      "proposedBy" as "meetingBy", payments."sessionRef", payments."transactionId"
    from products
    left join bookings on "productId" = products.id
    left join offers on offers."bookingId" = bookings.id and offers.state = 'open'
    left join meetings on meetings."bookingId" = bookings.id
    left join payments on payments."bookingId" = bookings.id and payments.provider <> 'card' and payments.kind = 'deal'
    where products.id = any(${participants.products}::uuid[])
    order by products.id, bookings."buyerId", bookings.id desc, payments.id desc`.execute(db)
  return participants.products.flatMap((productId) =>
    participants.buyers.flatMap((buyer) => {
      const row = rows.find((each) => each.productId === productId && each.buyerId === buyer.id)
      const ownerId = rows.find((each) => each.productId === productId)?.sellerId
      const seller = participants.sellers.find(({ id }) => id === ownerId)
      return seller ? [{ ...participants, buyer, seller, productId, deal: row?.id ? row : undefined }] : []
    }),
  )
}
