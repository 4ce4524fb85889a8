import { z } from "zod"
import { type AmountLimits, withinCardLimits } from "./amount-limits.ts"
import { fieldError } from "./checks.ts"
import { highestPrice, Id, Ignored, lowestPrice, Phone, price, required, requiredLines } from "./fields.ts"
import { districtSlugs } from "./districts.ts"
import { PhotoSize } from "./images.ts"
import { toPoisha } from "./poisha.ts"
import { Rating } from "./reviews.ts"
import {
  hasFloorAbovePrice,
  inclusions,
  lacksFaults,
  PhoneVisibility,
  productFacts,
} from "./product-facts.ts"

export const conditions = ["Excellent", "Good", "Fair"] as const

/** Spec §9. */
export const advertised = "ADVERTISED"

export const saleStatuses = ["AVAILABLE", "SOLD"] as const
export const SaleStatus = z.enum(saleStatuses)
export type SaleStatus = z.infer<typeof SaleStatus>

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

export function priceWithinCardLimits(limits: AmountLimits) {
  return fields.sellingPrice.refine(...withinCardLimits(limits, "sellingPrice"))
}

/** Fields of {@link NewProduct} and of forms, without the checks across fields. */
export const ProductFields = z.object({
  ...fields,
  categoryId: z.uuid({ error: fieldError("required", "productCategory") }).toLowerCase(),
  ...productFacts,
  productCategory: Ignored,
  sellerName: Ignored,
  sellerEmail: Ignored,
  postingDate: Ignored,
})

type Charged = { sellingPrice: number; courierFee?: number | null | undefined }

/** Amounts in BDT; price and courier fee are paid in one payment. */
export function isTooMuchWithFee({ highest }: AmountLimits, { sellingPrice, courierFee }: Charged) {
  if (typeof courierFee !== "number" || sellingPrice > highest) return false
  return toPoisha(sellingPrice) + toPoisha(courierFee) > toPoisha(highest)
}

const WithFee = ProductFields.pick({ sellingPrice: true, courierFee: true })

export function feeWithinLimit({ highest }: AmountLimits) {
  return {
    path: ["courierFee"],
    error: fieldError("aboveCardLimitWithPrice", "courierFee", highest),
    when: ({ value }: { value: unknown }) => WithFee.safeParse(value).success,
  }
}

const Described = ProductFields.pick({ productCondition: true, faults: true })

/** Parameters of a refinement by {@link lacksFaults}; reported together with the errors of other fields. */
export const faultsOfFair = {
  path: ["faults"],
  error: fieldError("faultsOfFair", "faults"),
  when: ({ value }: { value: unknown }) => Described.safeParse(value).success,
}

const Floored = ProductFields.pick({ sellingPrice: true, offerFloor: true })

export const floorBelowPrice = {
  path: ["offerFloor"],
  error: fieldError("notBelowPrice", "offerFloor"),
  when: ({ value }: { value: unknown }) => Floored.safeParse(value).success,
}

export const NewProduct = ProductFields.refine((product) => !lacksFaults(product), faultsOfFair)
  .refine((product) => !hasFloorAbovePrice(product), floorBelowPrice)
  .meta({ id: "NewProduct" })
export type NewProduct = z.infer<typeof NewProduct>

/** Optimistic locking: `updatedAt` as the form loaded it; a change by someone else in between is refused. */
export const ProductChanges = ProductFields.partial()
  .extend({ updatedAt: z.iso.datetime({ error: fieldError("notADate", "updatedAt") }).optional() })
  .meta({ id: "ProductChanges" })
export type ProductChanges = z.infer<typeof ProductChanges>

export const ProductPhoto = z
  .object({ url: z.string(), sizes: z.array(PhotoSize) })
  .meta({ id: "ProductPhoto" })
export type ProductPhoto = z.infer<typeof ProductPhoto>

export const Product = z
  .object({
    _id: Id,
    productName: z.string(),
    productPhoto: z.string(),
    productPhotoSizes: z
      .array(PhotoSize)
      .meta({ description: "The same photo in every size, smallest first" }),
    productPhotos: z.array(ProductPhoto).optional().meta({
      description: "All photos, the first of which is productPhoto; only where one product is read",
    }),
    productCategory: z.string(),
    categoryId: Id,
    productCondition: z.enum(conditions),
    sellingPrice: z.number().positive().max(highestPrice).meta({ description: "BDT" }),
    previousPrice: z
      .number()
      .optional()
      .meta({ description: "BDT, the last earlier price that stood for a day or longer, if it was higher" }),
    buyingPrice: z.number().min(0).max(highestPrice).meta({ description: "BDT" }),
    brand: z.string().optional(),
    model: z.string().optional(),
    year: z.int().optional(),
    included: z.array(z.enum(inclusions)).optional(),
    faults: z.string().optional(),
    negotiable: z.boolean().optional().meta({ description: "False: the price is firm" }),
    courierFee: z.number().min(0).optional().meta({ description: "BDT; its seller also sends by courier" }),
    acceptsCash: z.literal(false).optional().meta({ description: "False: it is paid online only" }),
    timeUsed: z.string(),
    acceptsOffers: z
      .literal(false)
      .optional()
      .meta({ description: "False: nobody may offer less, as where the price is firm" }),
    offerFloor: z.number().positive().optional().meta({ description: "BDT; only for its seller" }),
    monthsUsed: z.int().optional().meta({ description: "What timeUsed says, where it is understood" }),
    phoneNumber: z.string().meta({
      description: "Empty once the product is sold or withdrawn, and where its seller does not show it",
    }),
    phoneVisibility: PhoneVisibility,
    location: z.string(),
    district: z.enum(districtSlugs).optional(),
    area: z.string().optional(),
    namesDistrict: z.literal(true).optional().meta({
      description:
        "location or area names the district already, in English or Bangla; only where one product is read",
    }),
    productDescription: z.string(),
    sellerId: Id,
    sellerName: z.string(),
    sellerVerified: z.boolean(),
    sellerRating: Rating.optional(),
    sellerEmail: z.string().optional().meta({ description: "Only for its seller and the admin" }),
    postingDate: z.string().meta({ description: "Day, month in words, year, in Asia/Dhaka" }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime().meta({ description: "When its seller last changed what it says" }),
    saleStatus: SaleStatus,
    reserved: z.literal(true).optional().meta({ description: "Kept for a buyer until `reservedUntil`" }),
    reservedUntil: z.iso.datetime().optional(),
    withdrawn: z
      .literal(true)
      .optional()
      .meta({ description: "Only its seller sees it, and can list it again" }),
    ad: z.literal(advertised).optional(),
  })
  .meta({ id: "Product" })
export type Product = z.infer<typeof Product>

export const Products = z.array(Product)

export const ProductParam = z.object({ id: Id })

const Terms = ProductFields.pick({
  sellingPrice: true,
  acceptsOffers: true,
  offerFloor: true,
  acceptsCash: true,
  courierFee: true,
}).partial()

const Listing = z.object({
  ad: z.literal(advertised).optional(),
  withdrawn: z.boolean().optional().meta({ description: "False lists a withdrawn product again" }),
  soldElsewhere: z
    .literal(true)
    .optional()
    .meta({ description: "Sold outside Backline: removes it, and tells those who booked it" }),
})

/** Either one change of the listing, or any change of price, offers, cash and courier fee. */
export const ListingChange = Listing.extend(Terms.shape)
  .refine(isOneChange, { path: ["ad"] })
  .meta({ id: "ListingChange" })
export type ListingChange = z.infer<typeof ListingChange>

function isOneChange(changes: Record<string, unknown>) {
  const sent = Object.keys(changes).filter((name) => changes[name] !== undefined)
  const ofListing = sent.filter((name) => name in Listing.shape)
  return ofListing.length === 0 ? sent.length > 0 : sent.length === 1
}
