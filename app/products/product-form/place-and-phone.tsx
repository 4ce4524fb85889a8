import type { FocusEvent } from "react"
import { useWatch } from "react-hook-form"
import * as texts from "#texts/add-product"
import { districtIn, districts } from "../../../contract/districts.ts"
import { phoneVisibilities } from "../../../contract/product-facts.ts"
import { nameOfDistrict, districtsByName } from "../../ui/district-name.ts"
import { Field, SelectField } from "../../ui/field.tsx"
import { FieldGroup } from "./field-group.tsx"
import type { ProductForm } from "./use-product-form.ts"

type Props = { form: ProductForm }

/** Guesses the district from a new location, until the person chooses one. */
export function LocationField({ form }: Props) {
  const { errors, dirtyFields } = form.formState
  const location = form.register("location")
  function guess(event: FocusEvent<HTMLInputElement>) {
    void location.onBlur(event)
    const district = districtIn(event.target.value)
    if (district && dirtyFields.location && !dirtyFields.district) form.setValue("district", district)
  }
  return <Field label={texts.location} error={errors.location?.message} {...location} onBlur={guess} />
}

export function PlaceAndPhone({ form }: Props) {
  const { errors } = form.formState
  const [slug, visibility = "everyone"] = useWatch({
    control: form.control,
    name: ["district", "phoneVisibility"],
  })
  const district = districts.find((each) => each.slug === slug)
  const isNeeded = Boolean(errors.district ?? errors.area ?? errors.phoneVisibility)
  return (
    <FieldGroup
      title={texts.placeAndPhone}
      hint={texts.placeAndPhoneHint(
        district && nameOfDistrict(district),
        texts.phoneVisibilities[visibility],
      )}
      isNeeded={isNeeded}
    >
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <SelectField
          label={texts.district}
          hint={texts.districtHint}
          error={errors.district?.message}
          {...form.register("district")}
        >
          <option value="">{texts.notSaid}</option>
          {districtsByName.map(({ slug: value, english, bangla }) => (
            <option key={value} value={value}>
              {texts.districtName(english, bangla)}
            </option>
          ))}
        </SelectField>
        <Field
          label={texts.area}
          hint={texts.areaHint}
          autoComplete="off"
          error={errors.area?.message}
          {...form.register("area")}
        />
      </div>
      <SelectField
        label={texts.phoneVisibility}
        error={errors.phoneVisibility?.message}
        {...form.register("phoneVisibility")}
      >
        {phoneVisibilities.map((who) => (
          <option key={who} value={who}>
            {texts.phoneVisibilities[who]}
          </option>
        ))}
      </SelectField>
    </FieldGroup>
  )
}
