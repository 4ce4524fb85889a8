import type { LedgerTotals, Statement } from "../../contract/ledger.ts"
import { toBdt } from "../../contract/poisha.ts"
import type { texts } from "../http/texts.ts"
import { byteOrderMark, csvLine, csvTime } from "./csv.ts"
import type { JournalRow } from "./journal.ts"
import type { statementOf, StatementRow } from "./statements.ts"
import type { totals } from "./totals.ts"

type StatementTexts = (typeof texts)["en"]["statements"]
type Found = Awaited<ReturnType<typeof statementOf>>

export function toStatement(month: string, { opening, lines }: Found): Statement {
  const running = withBalance(opening, lines)
  return {
    month,
    opening: toBdt(opening),
    closing: toBdt(running.at(-1)?.balance ?? opening),
    lines: running.map(({ id, kind, bookingId, productName, createdAt, gross, ...row }) => ({
      entry: id,
      kind,
      at: createdAt.toISOString(),
      ...(bookingId && { booking: bookingId }),
      ...(productName !== null && { product: productName }),
      gross: toBdt(gross),
      commission: toBdt(row.commission),
      amount: toBdt(row.amount),
      balance: toBdt(row.balance),
    })),
  }
}

export function toStatementCsv({ opening, lines }: Found, { columns, kinds }: StatementTexts) {
  const rows = withBalance(opening, lines).map((row) => [
    csvTime(row.createdAt),
    row.id,
    row.bookingId,
    row.productName,
    kinds[row.kind],
    row.gross,
    row.commission,
    row.amount,
    row.balance,
  ])
  const { at, entry, booking, product, kind, gross, commission, amount, balance } = columns
  const head = [at, entry, booking, product, kind, gross, commission, amount, balance]
  return byteOrderMark + [head, ...rows].map(csvLine).join("")
}

function withBalance(opening: number, lines: StatementRow[]) {
  let balance = opening
  return lines.map((line) => {
    balance += line.amount
    return { ...line, gross: line.amount + line.commission, balance }
  })
}

export function journalHead({ columns }: StatementTexts) {
  const { at, entry, line, kind, booking, product, account, provider, seller, amount } = columns
  return byteOrderMark + csvLine([at, entry, line, kind, booking, product, account, provider, seller, amount])
}

export function toJournalLine(row: JournalRow, { kinds, accounts }: StatementTexts) {
  return csvLine([
    csvTime(row.createdAt),
    row.key,
    String(row.line),
    kinds[row.kind],
    row.bookingId,
    row.productName,
    accounts[row.account],
    row.provider,
    row.sellerName && `${row.sellerName} (${row.sellerId})`,
    row.amount,
  ])
}

export function toTotals(rows: Awaited<ReturnType<typeof totals>>, since: string | null): LedgerTotals {
  return {
    accounts: rows.map(({ account, provider, amount }) => ({
      account,
      ...(provider !== null && { provider }),
      amount: toBdt(amount),
    })),
    sum: toBdt(rows.reduce((sum, { amount }) => sum + amount, 0)),
    ...(since !== null && { since }),
  }
}
