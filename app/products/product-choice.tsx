import { useInfiniteQuery } from "@tanstack/react-query"
import * as texts from "#texts/my-products"
import type { Product } from "../../contract/products.ts"
import type { OwnProductSort, Sort } from "../../contract/sorts.ts"
import { myProducts } from "../data/products.ts"
import { InlineSelect } from "../ui/inline-select.tsx"
import { useAddressChoice } from "../ui/use-sort.ts"

const filters = {
  available: { saleStatus: "AVAILABLE" },
  sold: { saleStatus: "SOLD" },
  advertised: { ad: "ADVERTISED" },
} as const

const kinds = ["available", "sold", "advertised"] as const
type Kind = (typeof kinds)[number]

export function useProductChoice(email: string, sort: Sort<OwnProductSort> | undefined) {
  const [asked, choose] = useAddressChoice("show", kinds)
  const all = useInfiniteQuery(myProducts(email))
  // counts are unknown while there are more pages
  const whole = all.hasNextPage ? undefined : all.data
  const kind = asked && whole && countOf(asked, whole) === 0 ? undefined : asked
  const list = useInfiniteQuery(myProducts(email, { sort, ...(kind && filters[kind]) }))
  const isNone = kind !== undefined && list.data?.length === 0 && !list.hasNextPage
  const others = useInfiniteQuery({ ...myProducts(email, { sort }), enabled: isNone })
  const choice = <Choice kind={isNone ? undefined : kind} choose={choose} whole={whole} />
  return { list: isNone ? others : list, all, choice }
}

type Props = {
  kind: Kind | undefined
  choose: (kind: Kind | undefined) => void
  whole: Product[] | undefined
}

function Choice({ kind, choose, whole }: Props) {
  return (
    <InlineSelect
      label={texts.show}
      place="xl:max-w-64"
      value={kind ?? "all"}
      onChange={({ target: { value } }) => choose(kinds.find((each) => each === value))}
    >
      <option value="all">
        {texts.kinds.all} {whole && `(${whole.length})`}
      </option>
      {kinds.map((each) => (
        <option key={each} value={each} disabled={whole && countOf(each, whole) === 0}>
          {texts.kinds[each]} {whole && `(${countOf(each, whole)})`}
        </option>
      ))}
    </InlineSelect>
  )
}

function countOf(kind: Kind, products: Product[]) {
  const wanted: string[] = Object.values(filters[kind])
  return products.filter(({ saleStatus, ad = "" }) => wanted.includes(saleStatus) || wanted.includes(ad))
    .length
}
