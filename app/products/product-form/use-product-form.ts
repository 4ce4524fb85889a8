import { z } from "zod"
import { fieldError } from "../../../contract/checks.ts"
import { hasFloorAbovePrice, maxPhotos } from "../../../contract/product-facts.ts"
import {
  faultsOfFair,
  feeWithinLimit,
  floorBelowPrice,
  isTooMuchWithFee,
  priceWithinCardLimits,
  ProductFields,
} from "../../../contract/products.ts"
import { useCardLimits } from "../../ui/use-card-limits.ts"
import { checked } from "../../ui/checked.ts"
import { useForm } from "../../ui/use-form.ts"
import type { ChosenPhoto } from "../photos/photo-list.ts"

const Photos = z
  .array(z.custom<ChosenPhoto>(), { error: fieldError("required", "productPhoto") })
  .min(1, fieldError("required", "productPhoto"))
  .max(maxPhotos, fieldError("tooManyPhotos", "productPhoto", maxPhotos))

const Values = ProductFields.omit({ productPhoto: true, productPhotos: true }).extend({ photos: Photos })
export type ProductValues = z.infer<typeof Values>
export type ProductInput = z.input<typeof Values>

export type ProductForm = ReturnType<typeof useProductForm>

export function useProductForm(start: Partial<ProductInput>) {
  const limits = useCardLimits()
  return useForm<ProductInput, unknown, ProductValues>({
    resolver: checked(
      Values.extend({ sellingPrice: priceWithinCardLimits(limits) })
        .refine(saysFaultsOfFair, faultsOfFair)
        .refine((said) => !hasFloorAbovePrice(said), floorBelowPrice)
        .refine((said) => !isTooMuchWithFee(limits, said), feeWithinLimit(limits)),
    ),
    mode: "onTouched",
    defaultValues: {
      ...start,
      // without an array React Hook Form takes several checkboxes for one
      included: start.included ?? [],
      acceptsCash: start.acceptsCash ?? true,
      acceptsOffers: start.acceptsOffers ?? true,
    },
  })
}

function saysFaultsOfFair({ productCondition, faults }: ProductValues) {
  return productCondition !== "Fair" || Boolean(faults)
}
