import { useWatch } from "react-hook-form"
import type { Category } from "../../../contract/categories.ts"
import { conditions } from "../../../contract/products.ts"
import { Field, SelectField, TextField } from "../../ui/field.tsx"
import { PhoneField } from "../../ui/phone-field.tsx"
import { parseAmount, parsePhone } from "../../ui/parse-input.ts"
import { PriceField } from "./price-field.tsx"
import type { ProductForm } from "./use-drafted-form.ts"

/** Registered where they stand, not above: in that order the form looks for its first error. */
type Form = { form: ProductForm }

/** What kind of thing it is, and how worn. */
export function Choices({ form, categories }: Form & { categories: Category[] }) {
  const { errors } = form.formState
  return (
    <>
      <SelectField
        label="Product Category"
        error={errors.categoryId?.message}
        {...form.register("categoryId")}
      >
        <option value="">Choose one</option>
        {categories.map(({ _id, categoryName }) => (
          <option key={_id} value={_id}>
            {categoryName}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Product Condition"
        error={errors.productCondition?.message}
        {...form.register("productCondition")}
      >
        <option value="">Choose one</option>
        {conditions.map((condition) => (
          <option key={condition}>{condition}</option>
        ))}
      </SelectField>
    </>
  )
}

/** What is written in numbers. */
export function Numbers({ form }: Form) {
  const { errors } = form.formState
  const [selling, buying] = useWatch({ control: form.control, name: ["sellingPrice", "buyingPrice"] })
  return (
    <>
      <PriceField
        label="Selling Price"
        amount={selling}
        error={errors.sellingPrice?.message}
        {...form.register("sellingPrice", { setValueAs: parseAmount })}
      />
      <PriceField
        label="Buying Price"
        amount={buying}
        error={errors.buyingPrice?.message}
        {...form.register("buyingPrice", { setValueAs: parseAmount })}
      />
      <Field
        label="Time Used"
        placeholder="days/weeks/months/years"
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

/** Where it is, and what else there is to say. */
export function Words({ form }: Form) {
  const { errors } = form.formState
  return (
    <>
      <Field label="Location" error={errors.location?.message} {...form.register("location")} />
      <TextField
        label="Product Description"
        rows={5}
        error={errors.productDescription?.message}
        {...form.register("productDescription")}
      />
    </>
  )
}
