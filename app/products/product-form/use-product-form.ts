import { useRouteLoaderData } from "react-router"
import { z } from "zod"
import { fieldError } from "../../../contract/checks.ts"
import { hasFloorAbovePrice, maxPhotos } from "../../../contract/product-facts.ts"
import { faultsOfFair, floorBelowPrice, payablePrice, ProductFields } from "../../../contract/products.ts"
import type { loader } from "../../root.tsx"
import { checked } from "../../ui/checked.ts"
import { useForm } from "../../ui/use-form.ts"
import type { ChosenPhoto } from "../photos/photo-list.ts"

const Photos = z
  .array(z.custom<ChosenPhoto>(), { error: fieldError("required", "productPhoto") })
  .min(1, fieldError("required", "productPhoto"))
  .max(maxPhotos, fieldError("tooManyPhotos", "productPhoto", maxPhotos))

const Answers = ProductFields.omit({ productPhoto: true, productPhotos: true }).extend({ photos: Photos })
export type ProductAnswers = z.infer<typeof Answers>
export type ProductInput = z.input<typeof Answers>

export type ProductForm = ReturnType<typeof useProductForm>

/** The form of a product, to add or to change; checked as the server checks it. */
export function useProductForm(start: Partial<ProductInput>) {
  const limits = useRouteLoaderData<typeof loader>("root")?.cards.limits
  const answers = limits ? Answers.extend({ sellingPrice: payablePrice(limits) }) : Answers
  return useForm<ProductInput, unknown, ProductAnswers>({
    resolver: checked(
      answers
        .refine(saysFaultsOfFair, faultsOfFair)
        .refine((said) => !hasFloorAbovePrice(said), floorBelowPrice),
    ),
    mode: "onTouched",
    defaultValues: {
      ...start,
      // without a list React Hook Form takes several checkboxes for one
      included: start.included ?? [],
      acceptsCash: start.acceptsCash ?? true,
      acceptsOffers: start.acceptsOffers ?? true,
    },
  })
}

function saysFaultsOfFair({ productCondition, faults }: ProductAnswers) {
  return productCondition !== "Fair" || Boolean(faults)
}
