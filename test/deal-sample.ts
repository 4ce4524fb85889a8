import type { Deal } from "../contract/deals.ts"

const id = "0190a000-0000-7000-8000-000000000001"

/** A completed deal paid by card, as the API returns it to an admin. */
export const deal: Deal = {
  _id: id,
  you: "admin",
  state: "completed",
  method: "card",
  delivery: "meet",
  sellingPrice: 62_000,
  deliveryFee: 0,
  amountDue: 62_000,
  product: { _id: id, name: "Fender Player Stratocaster", photo: "", photoSizes: [] },
  buyer: { _id: "ana", name: "Ana Gomes" },
  seller: { _id: "rahim", name: "Rahim Uddin" },
  refunds: [],
  events: [],
  onHold: false,
  may: [],
  createdAt: "2026-11-20T06:00:00.000Z",
}
