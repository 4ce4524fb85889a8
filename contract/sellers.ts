import { z } from "zod"
import { Id } from "./fields.ts"
import { PhotoSize } from "./images.ts"
import { Rating } from "./reviews.ts"
import { verified } from "./users.ts"

export const SellerProfile = z
  .object({
    _id: Id,
    name: z.string(),
    status: z.literal(verified).optional(),
    photo: z.string().meta({ description: "Empty without one" }),
    photoSizes: z.array(PhotoSize),
    memberSince: z.iso.datetime(),
    forSale: z.int().meta({ description: "How many products can be bought now" }),
    sold: z.int().meta({ description: "How many products were sold" }),
    reviews: z.int().meta({ description: "How many buyers and sellers reviewed this seller" }),
    rating: Rating.optional(),
  })
  .meta({ id: "SellerProfile" })
export type SellerProfile = z.infer<typeof SellerProfile>

export const SellerParam = z.object({ id: Id })
