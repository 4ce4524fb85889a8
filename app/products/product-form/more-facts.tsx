import { useQuery } from "@tanstack/react-query"
import { useId } from "react"
import { useWatch } from "react-hook-form"
import * as texts from "#texts/add-product"
import { inclusions } from "../../../contract/product-facts.ts"
import { brands } from "../../data/products.ts"
import { Field, SelectField, TextField } from "../../ui/field.tsx"
import { NumberField } from "../../ui/number-field.tsx"
import { parseYear } from "../../ui/parse-input.ts"
import { FieldGroup } from "./field-group.tsx"
import type { ProductForm } from "./use-product-form.ts"

const facts = ["brand", "model", "year", "negotiable", "included", "faults"] as const

/** Facts beyond the fields of spec §2; collapsed until one is needed or filled in. */
export function MoreFacts({ form }: { form: ProductForm }) {
  const { errors } = form.formState
  const isFair = useWatch({ control: form.control, name: "productCondition" }) === "Fair"
  const said = useWatch({ control: form.control, name: facts })
  const isNeeded = isFair || said.some(isSaid) || facts.some((name) => errors[name])
  return (
    <FieldGroup title={texts.moreAboutIt} hint={texts.moreHint} isNeeded={isNeeded}>
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <Brand form={form} />
        <Field
          label={texts.model}
          autoComplete="off"
          error={errors.model?.message}
          {...form.register("model")}
        />
        <NumberField
          label={texts.year}
          error={errors.year?.message}
          {...form.register("year", { setValueAs: parseYear })}
        />
        <SelectField
          label={texts.thePrice}
          error={errors.negotiable?.message}
          {...form.register("negotiable", { setValueAs: toChoice })}
        >
          <option value="">{texts.notSaid}</option>
          <option value="true">{texts.negotiable}</option>
          <option value="false">{texts.firm}</option>
        </SelectField>
      </div>
      <Included form={form} />
      <TextField
        label={isFair ? texts.faults : texts.faultsIfAny}
        rows={2}
        hint={texts.faultsHint}
        error={errors.faults?.message}
        {...form.register("faults")}
      />
    </FieldGroup>
  )
}

function isSaid(value: unknown) {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== ""
}

/** Converts the value of a select, which is a string. */
function toChoice(value: string | boolean | null | undefined) {
  return value === "true" || value === true || (value === "false" || value === false ? false : undefined)
}

function Brand({ form }: { form: ProductForm }) {
  const list = useId()
  const typed = useWatch({ control: form.control, name: "brand" }) ?? ""
  const known = useQuery(brands(typed.trim()))
  return (
    <>
      <Field
        label={texts.brand}
        list={list}
        autoComplete="off"
        error={form.formState.errors.brand?.message}
        {...form.register("brand")}
      />
      <datalist id={list}>
        {known.data?.map((brand) => (
          <option key={brand}>{brand}</option>
        ))}
      </datalist>
    </>
  )
}

function Included({ form }: { form: ProductForm }) {
  return (
    <fieldset className="mb-2">
      <legend className="font-semibold">{texts.included}</legend>
      <div className="flex flex-wrap gap-x-5">
        {inclusions.map((each) => (
          <label key={each} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              value={each}
              className="checkbox border-edge"
              {...form.register("included")}
            />
            {texts.inclusions[each]}
          </label>
        ))}
      </div>
      <p role="alert" className="text-sm/5 font-medium text-error">
        {form.formState.errors.included?.message}
      </p>
    </fieldset>
  )
}
