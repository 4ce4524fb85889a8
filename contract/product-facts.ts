import { z } from "zod"
import { fieldError } from "./checks.ts"
import { districtSlugs } from "./districts.ts"
import { lowestPrice, optionalLine, optionalLines, price, required } from "./fields.ts"

export const inclusions = ["case", "adapter", "box", "receipt"] as const
export type Inclusion = (typeof inclusions)[number]

/** Who sees the seller's phone number: everyone, signed-in people who ask for it, or nobody. */
export const phoneVisibilities = ["everyone", "members", "nobody"] as const
export const PhoneVisibility = z.enum(phoneVisibilities, {
  error: fieldError("notAChoice", "phoneVisibility"),
})
export type PhoneVisibility = z.infer<typeof PhoneVisibility>

export const minYear = 1900
export const maxPhotos = 10
/** In BDT. */
export const highestCourierFee = 5_000

/** Each may be left out; `null`, or an empty text or list, means unknown. */
export const productFacts = {
  brand: optionalLine("brand", 60).nullish(),
  model: optionalLine("model", 60).nullish(),
  year: z
    .int({ error: fieldError("notAYear", "year", minYear) })
    .min(minYear, fieldError("notAYear", "year", minYear))
    .refine((year) => year <= new Date().getFullYear(), fieldError("notAYear", "year", minYear))
    .nullish(),
  included: z
    .array(z.enum(inclusions, { error: fieldError("notAChoice", "included") }), {
      error: fieldError("notAChoice", "included"),
    })
    .max(inclusions.length, fieldError("notAChoice", "included"))
    .nullish(),
  faults: optionalLines("faults", 500).nullish(),
  negotiable: z.boolean({ error: fieldError("notAChoice", "negotiable") }).nullish(),
  district: z
    .enum([...districtSlugs, ""], { error: fieldError("notAChoice", "district") })
    .nullish()
    .meta({ description: "Guessed from the location where it is left out" }),
  area: optionalLine("area", 80).nullish(),
  phoneVisibility: PhoneVisibility.optional(),
  courierFee: price("courierFee", 0, highestCourierFee)
    .nullish()
    .meta({ description: "BDT; where it is known, the seller also sends by courier" }),
  acceptsCash: z
    .boolean({ error: fieldError("notAChoice", "acceptsCash") })
    .optional()
    .meta({ description: "Whether it can be paid in cash at the handover; true where nothing is said" }),
  acceptsOffers: z
    .boolean({ error: fieldError("notAChoice", "acceptsOffers") })
    .optional()
    .meta({ description: "Whether buyers may offer less; true where nothing is said" }),
  offerFloor: price("offerFloor", lowestPrice)
    .nullish()
    .meta({ description: "BDT; a lower offer is refused. Half the price where nothing is said" }),
  productPhotos: z
    .array(required("productPhoto", 2048), { error: fieldError("required", "productPhoto") })
    .min(1, fieldError("required", "productPhoto"))
    .max(maxPhotos, fieldError("tooManyPhotos", "productPhoto", maxPhotos))
    .optional()
    .meta({ description: "The addresses of all photos in their order; the first is productPhoto" }),
}

const factNames = new Set(Object.keys(productFacts))

type Described = { productCondition: string; faults?: string | null | undefined }

/** Fair products must describe their faults, unless only fields of spec §7 are sent (docs/decisions/0050). */
export function lacksFaults(product: Described) {
  const sendsFacts = Object.entries(product).some(
    ([name, value]) => factNames.has(name) && value !== undefined,
  )
  return sendsFacts && product.productCondition === "Fair" && !product.faults
}

type Floored = { sellingPrice: number; offerFloor?: number | null | undefined }

/** Offers are below the price, so such a floor would refuse all of them. */
export function hasFloorAbovePrice({ sellingPrice, offerFloor }: Floored) {
  return typeof offerFloor === "number" && offerFloor >= sellingPrice
}
