import { z } from "zod"
import { type AmountLimits, isPayable, unpayableError } from "./amount-limits.ts"
import { fieldError } from "./checks.ts"
import {
  Email,
  highestPrice,
  Id,
  Ignored,
  lowestPrice,
  Page,
  Phone,
  price,
  required,
  requiredLines,
  sortablePage,
} from "./fields.ts"
import { PhotoSize } from "./images.ts"
import { ownProductSorts } from "./sorts.ts"

export const conditions = ["Excellent", "Good", "Fair"] as const

/** Spec §9. */
export const advertised = "ADVERTISED"

export const saleStatuses = ["AVAILABLE", "SOLD"] as const
export const SaleStatus = z.enum(saleStatuses)

export const availabilities = ["AVAILABLE", "SOLD", "GONE"] as const
export const Availability = z.enum(availabilities)
export type Availability = z.infer<typeof Availability>

const fields = {
  productName: required("productName", 120),
  productPhoto: required("productPhoto", 2048),
  productCondition: z.enum(conditions, { error: fieldError("required", "productCondition") }),
  sellingPrice: price("sellingPrice", lowestPrice),
  buyingPrice: price("buyingPrice", 0),
  timeUsed: required("timeUsed", 60),
  phoneNumber: Phone,
  location: required("location", 120),
  productDescription: requiredLines("productDescription", 2000),
}

export function payablePrice(limits: AmountLimits) {
  return fields.sellingPrice.refine((amount) => isPayable(limits, amount), {
    error: ({ input }) => unpayableError(limits, Number(input)),
  })
}

export const NewProduct = z
  .object({
    ...fields,
    categoryId: z.uuid({ error: fieldError("required", "productCategory") }).toLowerCase(),
    productCategory: Ignored,
    sellerName: Ignored,
    sellerEmail: Ignored,
    postingDate: Ignored,
  })
  .meta({ id: "NewProduct" })
export type NewProduct = z.infer<typeof NewProduct>

export const Product = z
  .object({
    _id: Id,
    productName: z.string(),
    productPhoto: z.string(),
    productPhotoSizes: z
      .array(PhotoSize)
      .meta({ description: "The same photo in every size, smallest first" }),
    productCategory: z.string(),
    categoryId: Id,
    productCondition: z.enum(conditions),
    sellingPrice: z.number().positive().max(highestPrice).meta({ description: "BDT" }),
    buyingPrice: z.number().min(0).max(highestPrice).meta({ description: "BDT" }),
    timeUsed: z.string(),
    phoneNumber: z.string().meta({ description: "Empty once the product is sold or taken away" }),
    location: z.string(),
    productDescription: z.string(),
    sellerId: Id,
    sellerName: z.string(),
    sellerVerified: z.boolean(),
    sellerEmail: z.string().optional().meta({ description: "Only for its seller and the admin" }),
    postingDate: z.string().meta({ description: "Day, month in words, year, in Asia/Dhaka" }),
    createdAt: z.iso.datetime(),
    saleStatus: SaleStatus,
    ad: z.literal(advertised).optional(),
  })
  .meta({ id: "Product" })
export type Product = z.infer<typeof Product>

export const Products = z.array(Product)

export const ProductFilter = Page.extend({
  categoryId: Id.optional(),
  ad: z.literal(advertised).optional(),
})
export type ProductFilter = z.infer<typeof ProductFilter>

export const OwnProductFilter = sortablePage(ownProductSorts).extend({
  email: Email,
  saleStatus: SaleStatus.optional(),
  ad: z.literal(advertised).optional(),
})
export type OwnProductFilter = z.infer<typeof OwnProductFilter>

export const ProductParam = z.object({ id: Id })

export const Advertisement = z.object({ ad: z.literal(advertised) }).meta({ id: "Advertisement" })
