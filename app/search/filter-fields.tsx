import * as products from "#texts/products"
import * as texts from "#texts/search"
import { districts } from "../../contract/districts.ts"
import { ages } from "../../contract/search-choices.ts"
import type { Facets } from "../../contract/search.ts"
import type { Asked } from "./asked.ts"
import { Choice } from "./choice.tsx"
import { FieldError } from "./field-error.tsx"
import { PriceRange } from "./price-range.tsx"
import { Tick } from "./tick.tsx"

export type NamedCategory = { _id: string; categoryName: string }

type Props = {
  asked: Asked & { isSwapped: boolean }
  facets: Facets
  errors: Record<string, string>
  /** Undefined where the page is of one category. */
  categories: NamedCategory[] | undefined
}

export function FilterFields({ asked, facets, errors, categories }: Props) {
  const isOfCategory = categories === undefined
  const counts = facets.isExact ? facets : undefined
  return (
    <>
      {categories && (
        <Choice
          name="category"
          label={texts.category}
          any={texts.anyCategory}
          value={asked.category}
          error={errors["category"]}
          options={categories.map(({ _id, categoryName }) => ({
            value: _id,
            label: categoryName,
            count: counts?.categories.find(({ category }) => category === _id)?.count,
          }))}
        />
      )}
      <PriceRange asked={asked} facets={facets} errors={errors} />
      <Conditions asked={asked} counts={counts?.conditions} error={errors["condition"]} />
      <Choice
        name="district"
        label={texts.district}
        any={texts.anyDistrict}
        value={asked.district}
        error={errors["district"]}
        options={districtOptions(facets)}
      />
      <Choice
        name="posted"
        label={texts.posted}
        any={texts.anyTime}
        value={asked.posted}
        error={errors["posted"]}
        options={ages.map((age) => ({ value: age, label: texts.ages[age] }))}
      />
      <div className="grid">
        <Tick name="verified" isTicked={Boolean(asked.verified)} count={counts?.verified}>
          {texts.verified}
        </Tick>
        <Tick name="negotiable" isTicked={Boolean(asked.negotiable)} count={counts?.negotiable}>
          {texts.negotiable}
        </Tick>
        <Tick
          name="available"
          value={isOfCategory ? "only" : "all"}
          isTicked={asked.available === (isOfCategory ? "only" : "all")}
        >
          {isOfCategory ? texts.availableOnly : texts.soldToo}
        </Tick>
      </div>
    </>
  )
}

function districtOptions({ districts: counted, isExact }: Facets) {
  const rank = new Map(counted.map(({ district }, place) => [district, place]))
  const count = new Map(counted.map(({ district, count }) => [district, count]))
  return districts
    .toSorted((one, other) => (rank.get(one.slug) ?? 64) - (rank.get(other.slug) ?? 64))
    .map(({ slug, english }) => ({
      value: slug,
      label: english,
      count: isExact ? count.get(slug) : undefined,
    }))
}

function Conditions({
  asked,
  counts,
  error,
}: {
  asked: Asked
  counts: Facets["conditions"] | undefined
  error: string | undefined
}) {
  const chosen = asked.condition?.split(",") ?? []
  return (
    <fieldset>
      <legend className="font-semibold">{texts.condition}</legend>
      {Object.entries(products.conditions).map(([condition, label]) => (
        <Tick
          key={condition}
          name="condition"
          value={condition}
          isTicked={chosen.includes(condition)}
          count={counts && (counts.find((each) => each.condition === condition)?.count ?? 0)}
        >
          {label}
        </Tick>
      ))}
      <FieldError>{error}</FieldError>
    </fieldset>
  )
}
