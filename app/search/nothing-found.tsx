import type { ReactNode } from "react"
import { Link } from "react-router"
import * as texts from "#texts/search"
import type { Facets } from "../../contract/search.ts"
import { Empty } from "../ui/empty.tsx"
import { type SearchParams, searchPath } from "../data/search-params.ts"
import { totalOf } from "./total.tsx"

type Props = { pathname: string; params: SearchParams; loosen: Facets["loosen"]; children?: ReactNode }

export function NothingFound({ pathname, params, loosen, children }: Props) {
  const next = { to: "/products", label: texts.startAfresh, isSecond: children !== undefined }
  return (
    <Empty sentence={texts.nothingFound} next={next}>
      {children}
      {loosen.length > 0 && (
        <div className="grid gap-1">
          <p>{texts.loosen}</p>
          <ul>
            {loosen.map(({ filter, q, total }) => (
              <li key={filter + q}>
                <Link
                  {...loosened(filter, pathname, params, q)}
                  className="inline-flex min-h-11 items-center gap-1 underline underline-offset-4"
                >
                  {texts.loosened(
                    <b key="b">{totalOf(total)}</b>,
                    q ? texts.forWords(q) : texts.without[filter],
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Empty>
  )
}

type Filter = Facets["loosen"][number]["filter"]

function loosened(filter: Filter, pathname: string, params: SearchParams, q: string | undefined) {
  // leads from a category's page to the search of all categories
  if (filter === "category") return { to: searchPath("/products", params, { category: undefined }) }
  if (filter === "filters") return { to: searchPath("/products", { q: params.q, sort: params.sort }) }
  return { to: searchPath(pathname, params, changes(filter, q)) }
}

function changes(filter: Exclude<Filter, "category" | "filters">, q: string | undefined): SearchParams {
  if (filter === "words") return { q }
  if (filter === "price") return { min: undefined, max: undefined }
  if (filter === "available") return { available: "all" }
  return { [filter]: undefined }
}
