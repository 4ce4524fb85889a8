import { type ReactNode } from "react"
import { useWatch } from "react-hook-form"
import { nameOf } from "#texts/categories"
import * as texts from "#texts/add-product"
import { conditions as conditionTexts } from "#texts/products"
import type { Category } from "../../../contract/categories.ts"
import { conditions } from "../../../contract/products.ts"
import { Field, SelectField, TextField } from "../../ui/field.tsx"
import { PhoneField } from "../../ui/phone-field.tsx"
import { parseAmount, parsePhone } from "../../ui/parse-input.ts"
import { PhotoField } from "../photos/photo-field.tsx"
import type { Photos } from "../photos/use-photos.ts"
import { MoreFacts } from "./more-facts.tsx"
import { LocationField, PlaceAndPhone } from "./place-and-phone.tsx"
import { PriceField } from "./price-field.tsx"
import { TermsOfSale } from "./terms-of-sale.tsx"
import type { ProductForm } from "./use-product-form.ts"

type Form = { form: ProductForm }

type Props = Form & {
  categories: Category[]
  photos: Photos
  /** Id of the text that describes the first field, which has the focus after a reset. */
  described?: string | undefined
  priceNote?: ReactNode
}

/** Each part registers its own fields: a form focuses the first invalid field in the order of registration. */
export function ProductFields({ form, categories, photos, described, priceNote }: Props) {
  return (
    <>
      <Name form={form} described={described} />
      <PhotoField form={form} photos={photos} />
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <Choices form={form} categories={categories} />
        <Numbers form={form} priceNote={priceNote} />
      </div>
      <LocationField form={form} />
      <Description form={form} />
      <MoreFacts form={form} />
      <TermsOfSale form={form} />
      <PlaceAndPhone form={form} />
    </>
  )
}

function Name({ form, described }: Form & { described: string | undefined }) {
  return (
    <Field
      label={texts.productName}
      error={form.formState.errors.productName?.message}
      aria-describedby={described}
      {...form.register("productName")}
    />
  )
}

function Description({ form }: Form) {
  return (
    <TextField
      label={texts.productDescription}
      rows={5}
      error={form.formState.errors.productDescription?.message}
      {...form.register("productDescription")}
    />
  )
}

function Choices({ form, categories }: Form & { categories: Category[] }) {
  const { errors } = form.formState
  return (
    <>
      <SelectField
        label={texts.productCategory}
        error={errors.categoryId?.message}
        {...form.register("categoryId")}
      >
        <option value="">{texts.chooseOne}</option>
        {categories.map(({ _id, categoryName }) => (
          <option key={_id} value={_id}>
            {nameOf(categoryName)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.productCondition}
        error={errors.productCondition?.message}
        {...form.register("productCondition")}
      >
        <option value="">{texts.chooseOne}</option>
        {conditions.map((condition) => (
          <option key={condition} value={condition}>
            {conditionTexts[condition]}
          </option>
        ))}
      </SelectField>
    </>
  )
}

function Numbers({ form, priceNote }: Form & { priceNote: ReactNode }) {
  const { errors } = form.formState
  const [selling, buying] = useWatch({ control: form.control, name: ["sellingPrice", "buyingPrice"] })
  return (
    <>
      <PriceField
        label={texts.sellingPrice}
        amount={selling}
        note={priceNote}
        error={errors.sellingPrice?.message}
        {...form.register("sellingPrice", { setValueAs: parseAmount })}
      />
      <PriceField
        label={texts.buyingPrice}
        amount={buying}
        error={errors.buyingPrice?.message}
        {...form.register("buyingPrice", { setValueAs: parseAmount })}
      />
      <Field
        label={texts.timeUsed}
        placeholder={texts.timeUsedExample}
        error={errors.timeUsed?.message}
        {...form.register("timeUsed")}
      />
      <PhoneField
        error={errors.phoneNumber?.message}
        {...form.register("phoneNumber", { setValueAs: parsePhone })}
      />
    </>
  )
}
