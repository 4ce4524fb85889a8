import type { DealState } from "../../contract/deal-states.ts"
import { api } from "../api.ts"
import { readPage } from "../read-response.ts"
import { paged } from "./paged.ts"

/** One's own in these states, newest first. */
export function sales(states: readonly DealState[]) {
  const state = states.join(",")
  return paged(["deals", "seller", state], (part) =>
    readPage(api.deals.$get({ query: { as: "seller", state, ...part } })),
  )
}
