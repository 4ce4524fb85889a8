import { mutationOptions, queryOptions } from "@tanstack/react-query"
import type { NewPayoutAccount } from "../../contract/payouts.ts"
import { api, fetchSignedIn } from "../api.ts"
import { read, readPage } from "./read-response.ts"
import { dealMutation } from "./deals.ts"
import { withIdempotencyKey } from "./idempotency.ts"
import { paged } from "./paged.ts"

export const balance = queryOptions({
  queryKey: ["balance"],
  queryFn: () => read(api.balance.$get()),
})

export function statement(month: string) {
  return queryOptions({
    queryKey: ["statement", month],
    queryFn: () => read(api.statements[":month"].$get({ param: { month } })),
  })
}

export const changePayoutAccount = mutationOptions({
  mutationFn: (json: NewPayoutAccount) => read(api["payout-account"].$put({ json })),
})

export const balances = paged(["balances"], (part) => readPage(api.balances.$get({ query: part })))

export const ledgerTotals = queryOptions({
  queryKey: ["ledger totals"],
  queryFn: () => read(api.ledger.totals.$get()),
})

/** `amount` in BDT. */
export function beginPayout(amount: number) {
  return mutationOptions({
    ...dealMutation,
    mutationFn: (sellerId: string) => {
      const json = { sellerId, amount }
      return withIdempotencyKey(json, (header) => read(api.payouts.$post({ header, json })))
    },
  })
}

/** `amount` in BDT. */
export function writeOffDebt(amount: number) {
  return mutationOptions({
    ...dealMutation,
    mutationFn: (id: string) =>
      withIdempotencyKey({ id, amount }, (header) =>
        read(api.balances[":id"]["write-off"].$post({ param: { id }, header, json: { amount } })),
      ),
  })
}

export const payoutArrived = mutationOptions({
  ...dealMutation,
  mutationFn: ({ id, reference }: { id: string; reference: string }) =>
    read(api.payouts[":id"].$patch({ param: { id }, json: { state: "paid", reference } })),
})

export const payoutFailed = mutationOptions({
  ...dealMutation,
  mutationFn: (id: string) => read(api.payouts[":id"].$patch({ param: { id }, json: { state: "failed" } })),
})

/** Downloads a file that needs the access token, which a plain link cannot send. */
export const downloadCsv = mutationOptions({
  mutationFn: async ({ path, name }: { path: string; name: string }) => {
    const answer = fetchSignedIn(path, { headers: { Accept: "text/csv" } })
    const whole = await read(answer.then((response) => asFile(response)))
    save(whole, name)
  },
})

function asFile(response: Response) {
  return response.ok ? { ok: true, status: 200, headers: response.headers, json: () => response.blob() } : response
}

function save(file: Blob, name: string) {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Safari reads the file after the click
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
