import { QueryClientProvider } from "@tanstack/react-query"
import { renderToStaticMarkup } from "react-dom/server"
import { afterEach, expect, test } from "vitest"
import { MemoryRouter } from "react-router"
import type { SellerBalance } from "../../contract/payouts.ts"
import { balances } from "../data/payouts.ts"
import { queryClient } from "../data/query-client.ts"
import { BalanceList } from "./balance-list.tsx"

afterEach(() => queryClient.clear())

test("an admin writes to a seller without a payout account, and pays a seller who has one", () => {
  const shown = shownOf([row("no-account"), { ...row("account"), account }])
  const filled = Array.from(shown.matchAll(/<(?:button|a)[^>]*btn-primary[^>]*>/g), ([tag]) => tag)
  expect(filled).toHaveLength(1)
  expect(filled[0]).toContain("PAY OUT: account")
  expect(shown.match(/mailto:[^"]*/g)).toEqual(["mailto:no-account@example.org"])
})

test("an admin reads that a suspended seller cannot be paid, and until when, instead of pressing PAY OUT", () => {
  const until = "2026-12-06T18:00:00.000Z"
  const payout = { _id: "payout", amount: 100, createdAt: until }
  const suspended = { ...row("suspended"), account, suspension: { reason: "Fakes.", until } }
  const shown = shownOf([suspended, { ...row("account"), account }])
  expect(shown).not.toContain("PAY OUT: suspended")
  expect(shown).toContain("Suspended until 7 December 2026, 00:00. They can be paid once that has ended.")
  expect(shown).toMatch(/btn-primary[^>]*PAY OUT: account|PAY OUT: account[^>]*btn-primary/)
  const underWay = shownOf([{ ...suspended, available: 0, payout }])
  expect(underWay).toMatch(/IT ARRIVED/)
  expect(underWay).not.toContain("They can be paid")
})

const account = {
  method: "bkash",
  holder: "Rahim",
  number: "01700000001",
  changedAt: "2026-01-01T00:00:00.000Z",
} as const

function row(name: string): SellerBalance {
  const sums = { inEscrow: 0, available: 100, inTransit: 0, paidOut: 0 }
  return { _id: name, name, email: `${name}@example.org`, ...sums, isLate: false }
}

function shownOf(rows: SellerBalance[]) {
  queryClient.setQueryData(balances.queryKey, { pages: [{ rows, next: undefined }], pageParams: [""] })
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <BalanceList />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
