import type { DealState } from "../../contract/deal-states.ts"
import { api } from "../api.ts"
import { readPage } from "./read-response.ts"
import { paged } from "./paged.ts"

export function sales(states: readonly DealState[], isToAnswer: boolean) {
  const query = { as: "seller", state: states.join(","), isToAnswer: isToAnswer ? "true" : "false" } as const
  return paged(["deals", "seller", query.state, query.isToAnswer], (part) =>
    readPage(api.deals.$get({ query: { ...query, ...part } })),
  )
}

export const salesToAnswer = sales(["requested", "reserved", "paid", "disputed"], true)
