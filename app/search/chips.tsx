import { Link } from "react-router"
import { nameOf } from "#texts/categories"
import * as format from "#texts/format"
import { conditions } from "#texts/products"
import * as texts from "#texts/search"
import { districts } from "../../contract/districts.ts"
import { ages } from "../../contract/search-choices.ts"
import { nameOfDistrict } from "../ui/district-name.ts"
import { useFocusRestoration } from "../ui/use-focus-restoration.ts"
import { type SearchParams, searchPath } from "../data/search-params.ts"
import type { NamedCategory } from "./filter-fields.tsx"

export type ChipsProps = {
  pathname: string
  params: SearchParams
  categories: NamedCategory[] | undefined
}

export function Chips({ pathname, params, categories }: ChipsProps) {
  const chips = chipsOf(params, categories)
  const focus = useFocusRestoration<HTMLUListElement>(chips)
  if (chips.length === 0) return null
  return (
    <ul {...focus} aria-label={texts.chosen} className="flex flex-wrap gap-2">
      {chips.map(({ label, left }) => (
        <li key={label} tabIndex={-1}>
          <Link
            to={searchPath(pathname, params, left)}
            preventScrollReset
            aria-label={texts.takeOff(label)}
            className="inline-flex min-h-11 items-center gap-2 rounded-field border border-edge px-3 bare"
          >
            {label}
            <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={searchPath(pathname, { q: params.q, sort: params.sort })}
          className="inline-flex min-h-11 items-center px-2 underline underline-offset-4"
        >
          {texts.clearAll}
        </Link>
      </li>
    </ul>
  )
}

export function labelsOf(
  { q, posted: _, available: __, ...filters }: SearchParams,
  categories: NamedCategory[],
) {
  return [...(q ? [q] : []), ...chipsOf(filters, categories).map(({ label }) => label)]
}

type Chip = { label: string; left: SearchParams }

/** Returns one chip for each filter value that can be removed. */
export function chipsOf(params: SearchParams, categories: NamedCategory[] | undefined): Chip[] {
  const category = categories?.find(({ _id }) => _id === params.category)
  const district = districts.find(({ slug }) => slug === params.district)
  const age = ages.find((each) => each === params.posted)
  return [
    ...(category ? [{ label: nameOf(category.categoryName), left: { category: undefined } }] : []),
    ...priceChip(params),
    ...conditionChips(params),
    ...(district ? [{ label: nameOfDistrict(district), left: { district: undefined } }] : []),
    ...(age ? [{ label: texts.ages[age], left: { posted: undefined } }] : []),
    ...(params.verified ? [{ label: texts.verified, left: { verified: undefined } }] : []),
    ...(params.negotiable ? [{ label: texts.negotiable, left: { negotiable: undefined } }] : []),
    ...(params.available
      ? [
          {
            label: params.available === "all" ? texts.soldToo : texts.availableOnly,
            left: { available: undefined },
          },
        ]
      : []),
  ]
}

function priceChip({ min, max }: SearchParams): Chip[] {
  const [lowest, highest] = [money(min), money(max)]
  const { from, to, between } = texts.priceRange
  if (lowest && highest)
    return [{ label: between(lowest, highest), left: { min: undefined, max: undefined } }]
  if (lowest) return [{ label: from(lowest), left: { min: undefined } }]
  return highest ? [{ label: to(highest), left: { max: undefined } }] : []
}

function money(typed: string | undefined) {
  const amount = Number(typed)
  return typed && Number.isFinite(amount) ? format.price(amount) : typed
}

function conditionChips({ condition }: SearchParams): Chip[] {
  const chosen = condition?.split(",") ?? []
  return Object.entries(conditions)
    .filter(([name]) => chosen.includes(name))
    .map(([name, label]) => ({
      label,
      left: { condition: chosen.filter((other) => other !== name).join(",") },
    }))
}
