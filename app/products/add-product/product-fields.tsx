import { useWatch } from "react-hook-form"
import * as texts from "#texts/add-product"
import { conditions as conditionTexts } from "#texts/products"
import type { Category } from "../../../contract/categories.ts"
import { conditions } from "../../../contract/products.ts"
import { Field, SelectField, TextField } from "../../ui/field.tsx"
import { PhoneField } from "../../ui/phone-field.tsx"
import { parseAmount, parsePhone } from "../../ui/parse-input.ts"
import { PriceField } from "./price-field.tsx"
import type { ProductForm } from "./use-drafted-form.ts"

/** Registered in the order of the page: the form focuses the first error in the order of registration. */
type Form = { form: ProductForm }

export function Choices({ form, categories }: Form & { categories: Category[] }) {
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
            {categoryName}
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

export function Numbers({ form }: Form) {
  const { errors } = form.formState
  const [selling, buying] = useWatch({ control: form.control, name: ["sellingPrice", "buyingPrice"] })
  return (
    <>
      <PriceField
        label={texts.sellingPrice}
        amount={selling}
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

export function Words({ form }: Form) {
  const { errors } = form.formState
  return (
    <>
      <Field label={texts.location} error={errors.location?.message} {...form.register("location")} />
      <TextField
        label={texts.productDescription}
        rows={5}
        error={errors.productDescription?.message}
        {...form.register("productDescription")}
      />
    </>
  )
}
