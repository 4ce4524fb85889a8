import type { Generated } from "kysely"
import type { OfferState } from "../contract/offers.ts"
import type { CreatedAt } from "./identity-tables.ts"

export type OfferTables = { offers: Offers }

type Offers = {
  id: string
  bookingId: string
  productId: string
  buyerId: string
  /** Who made the offer; the other one answers. */
  by: "buyer" | "seller"
  amount: number
  state: Generated<OfferState>
  expiresAt: Date
  remindAt: Date | null
  createdAt: CreatedAt
  answeredAt: Date | null
}
