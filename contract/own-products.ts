import { z } from "zod"
import { BuyerRecord } from "./buyer-record.ts"
import { DealState } from "./deal-states.ts"
import { Email, Id, ListWords, Page, sortablePage } from "./fields.ts"
import { advertised, Product, SaleStatus } from "./products.ts"
import { ownProductSorts } from "./sorts.ts"

/** Whether a product can be bought; `reserved`: a buyer has agreed to take it, or is paying for it. */
export const productStates = ["available", "reserved", "sold", "withdrawn"] as const
export const ProductState = z.enum(productStates)
export type ProductState = z.infer<typeof ProductState>

export const OwnProduct = Product.extend({
  state: ProductState,
  bookings: z.int().meta({ description: "Of buyers who have not removed theirs" }),
  views: z.int(),
  wishes: z.int(),
  phoneViews: z.int().meta({ description: "How many people had the phone number shown" }),
}).meta({ id: "OwnProduct" })
export type OwnProduct = z.infer<typeof OwnProduct>

export const OwnProducts = z.array(OwnProduct)

/** Filters the seller's own products; every word of `q` must match. */
export const OwnProductFilter = sortablePage(ownProductSorts).extend({
  email: Email,
  q: ListWords.optional(),
  state: ProductState.optional(),
  saleStatus: SaleStatus.optional(),
  ad: z.literal(advertised).optional(),
})
export type OwnProductFilter = z.infer<typeof OwnProductFilter>

/** A booking of a product, for its seller; for a sold product only that of the buyer who paid. */
export const ProductBooking = z
  .object({
    _id: Id,
    buyerId: Id,
    buyerName: z.string(),
    buyerPhone: z.string(),
    buyerLocation: z.string(),
    sellingPrice: z.number().positive().meta({ description: "BDT" }),
    bookingDate: z.string().meta({ description: "Day, month in words, year, in Asia/Dhaka" }),
    paid: z.boolean(),
    state: DealState,
    since: z.iso.datetime().meta({ description: "When it was booked" }),
    offer: z
      .object({ amount: z.number().positive(), by: z.enum(["buyer", "seller"]), expiresAt: z.iso.datetime() })
      .optional()
      .meta({ description: "The open one, in BDT" }),
    record: BuyerRecord,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "ProductBooking" })
export type ProductBooking = z.infer<typeof ProductBooking>

export const ProductBookings = z.array(ProductBooking)

export const ProductBookingsPage = Page
