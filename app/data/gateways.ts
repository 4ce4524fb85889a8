import { mutationOptions, queryOptions } from "@tanstack/react-query"
import type { GatewayName } from "../../contract/gateways.ts"
import { api } from "../api.ts"
import { read } from "./read-response.ts"
import { dealMutation } from "./deals.ts"

const askInterval = 3_000

/** Lists the gateways that can take the payment; polls while the outcome of the last attempt is unknown. */
export function checkoutState(id: string) {
  return queryOptions({
    queryKey: ["bookings", "checkout", id],
    queryFn: () => read(api.deals[":id"].checkout.$get({ param: { id } })),
    // a person leaves the page for the gateway's and comes back
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.last?.state === "asking" ? askInterval : false),
  })
}

type Choice = { id: string; gateway: GatewayName; sellingPrice: number }

/** Idempotent while the product is reserved: returns the same checkout page. */
export const openCheckout = mutationOptions({
  ...dealMutation,
  mutationFn: ({ id, ...choice }: Choice) =>
    read(api.deals[":id"].checkout.$post({ param: { id }, json: choice })),
})
