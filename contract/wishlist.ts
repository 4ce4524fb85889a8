import { z } from "zod"
import { Availability } from "./availability.ts"
import { Email, Id, Ignored, sortablePage } from "./fields.ts"
import { Product } from "./products.ts"
import { wishSorts } from "./sorts.ts"

/** Spec §7 sends the whole product; only its `_id` is read. */
export const NewWish = z
  .object({ product: z.object({ _id: Id }), buyerEmail: Ignored })
  .meta({ id: "NewWish" })
export type NewWish = z.infer<typeof NewWish>

export const Wish = z
  .object({
    _id: Id,
    product: Product.extend({ availability: Availability }).meta({ id: "WishedProduct" }),
    bookingId: Id.optional().meta({ description: "The buyer's own live booking of this product, if any" }),
    bought: z.literal(true).optional().meta({ description: "By that booking" }),
    buyerEmail: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Wish" })
export type Wish = z.infer<typeof Wish>

export const Wishes = z.array(Wish)

export const WishParam = z.object({ id: Id })

export const WishFilter = sortablePage(wishSorts).extend({ email: Email })
