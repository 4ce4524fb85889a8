import { nameOf } from "#texts/categories"
import * as products from "#texts/products"
import * as texts from "#texts/search"
import { ages } from "../../contract/search-choices.ts"
import type { Facets } from "../../contract/search.ts"
import { nameOfDistrict, districtsByName } from "../ui/district-name.ts"
import type { SearchParams } from "../data/search-params.ts"
import { FilterSelect } from "./filter-select.tsx"
import { FieldError } from "./field-error.tsx"
import { PriceRange } from "./price-range.tsx"
import { FilterCheckbox } from "./filter-checkbox.tsx"

export type NamedCategory = { _id: string; categoryName: string }

type Props = {
  params: SearchParams & { isSwapped: boolean }
  facets: Facets
  errors: Record<string, string>
  /** Undefined on the page of one category. */
  categories: NamedCategory[] | undefined
}

export function FilterFields({ params, facets, errors, categories }: Props) {
  const isOfCategory = categories === undefined
  const counts = facets.isExact ? facets : undefined
  return (
    <>
      {categories && (
        <FilterSelect
          name="category"
          label={texts.category}
          any={texts.anyCategory}
          value={params.category}
          error={errors["category"]}
          options={categories.map(({ _id, categoryName }) => ({
            value: _id,
            label: nameOf(categoryName),
            count: counts?.categories.find(({ category }) => category === _id)?.count,
          }))}
        />
      )}
      <PriceRange params={params} facets={facets} errors={errors} />
      <Conditions params={params} counts={counts?.conditions} error={errors["condition"]} />
      <FilterSelect
        name="district"
        label={texts.district}
        any={texts.anyDistrict}
        value={params.district}
        error={errors["district"]}
        options={districtOptions(facets)}
      />
      <FilterSelect
        name="posted"
        label={texts.posted}
        any={texts.anyTime}
        value={params.posted}
        error={errors["posted"]}
        options={ages.map((age) => ({ value: age, label: texts.ages[age] }))}
      />
      <div className="grid">
        <FilterCheckbox name="verified" isChecked={Boolean(params.verified)} count={counts?.verified}>
          {texts.verified}
        </FilterCheckbox>
        <FilterCheckbox name="negotiable" isChecked={Boolean(params.negotiable)} count={counts?.negotiable}>
          {texts.negotiable}
        </FilterCheckbox>
        <FilterCheckbox
          name="available"
          value={isOfCategory ? "only" : "all"}
          isChecked={params.available === (isOfCategory ? "only" : "all")}
        >
          {isOfCategory ? texts.availableOnly : texts.soldToo}
        </FilterCheckbox>
      </div>
    </>
  )
}

function districtOptions({ districts: counted, isExact }: Facets) {
  const rank = new Map(counted.map(({ district }, place) => [district, place]))
  const count = new Map(counted.map(({ district, count }) => [district, count]))
  return districtsByName
    .toSorted((one, other) => (rank.get(one.slug) ?? 64) - (rank.get(other.slug) ?? 64))
    .map((district) => ({
      value: district.slug,
      label: nameOfDistrict(district),
      count: isExact ? count.get(district.slug) : undefined,
    }))
}

function Conditions({
  params,
  counts,
  error,
}: {
  params: SearchParams
  counts: Facets["conditions"] | undefined
  error: string | undefined
}) {
  const chosen = params.condition?.split(",") ?? []
  return (
    <fieldset>
      <legend className="font-semibold">{texts.condition}</legend>
      {Object.entries(products.conditions).map(([condition, label]) => (
        <FilterCheckbox
          key={condition}
          name="condition"
          value={condition}
          isChecked={chosen.includes(condition)}
          count={counts && (counts.find((each) => each.condition === condition)?.count ?? 0)}
        >
          {label}
        </FilterCheckbox>
      ))}
      <FieldError>{error}</FieldError>
    </fieldset>
  )
}
