import type { Balance, PayoutAccount, SellerBalance } from "../../contract/payouts.ts"
import { toBdt } from "../../contract/poisha.ts"
import { toSuspension } from "../users/wire.ts"
import { coolingOffUntil } from "./account.ts"
import type { AccountRow, BalanceRow, ofSeller, Sums } from "./balances.ts"

export function toBalance(
  { since, ...sums }: Awaited<ReturnType<typeof ofSeller>>,
  account: AccountRow | undefined,
): Balance {
  return {
    ...toSums(sums),
    ...(since !== null && { since }),
    ...(account && { account: toPayoutAccount(account) }),
  }
}

function toSums({ inEscrow, available, inTransit, paidOut }: Sums) {
  return {
    inEscrow: toBdt(inEscrow),
    available: toBdt(available),
    inTransit: toBdt(inTransit),
    paidOut: toBdt(paidOut),
  }
}

type Account = Omit<AccountRow, "sellerId">

function toPayoutAccount(account: Account): PayoutAccount {
  const { method, holder, number, bank, routing, changedAt } = account
  const until = coolingOffUntil(account)
  return {
    method,
    holder,
    number,
    ...(bank !== null && { bank }),
    ...(routing !== null && { routing }),
    changedAt: changedAt.toISOString(),
    ...(until && { payableFrom: until.toISOString() }),
  }
}

export function toSellerBalance(row: BalanceRow): SellerBalance {
  const { id, name, email, dueAt, payoutId, payoutAmount, payoutMadeAt } = row
  const isWaiting = row.available > 0 || payoutId !== null
  return {
    _id: id,
    name,
    email,
    ...toSums(row),
    ...(isWaiting && dueAt && { dueAt: dueAt.toISOString() }),
    isLate: isWaiting && dueAt !== null && dueAt.getTime() < Date.now(),
    ...toSuspension(row),
    ...accountOf(row),
    ...(payoutId !== null &&
      payoutMadeAt && {
        payout: { _id: payoutId, amount: toBdt(Number(payoutAmount)), createdAt: payoutMadeAt.toISOString() },
      }),
    ...removedOf(row),
  }
}

function removedOf({ deletedAt, lastReference }: BalanceRow) {
  if (!deletedAt) return {}
  return { removed: { at: deletedAt.toISOString(), ...(lastReference !== null && { lastReference }) } }
}

function accountOf({ method, holder, number, bank, routing, changedAt }: BalanceRow) {
  if (!method || holder === null || number === null || !changedAt) return {}
  return { account: toPayoutAccount({ method, holder, number, bank, routing, changedAt }) }
}
