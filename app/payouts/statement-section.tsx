import * as texts from "#texts/payouts"
import * as statements from "#texts/statements"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { Statement } from "../../contract/ledger.ts"
import { statement } from "../data/payouts.ts"
import { FormattedDateTime } from "../ui/date-time.tsx"
import { Failed } from "../ui/failed.tsx"
import { TableSkeleton } from "../ui/skeleton.tsx"
import { type Column, Table } from "../ui/table.tsx"
import { useFailure } from "../ui/use-failure.ts"
import { Amount } from "./amount.tsx"
import { MonthChoice } from "./month-choice.tsx"
import { monthsSince } from "./months.ts"

export function StatementSection({ since }: { since: string | undefined }) {
  const months = monthsSince(since)
  const [month = "", setMonth] = useState(months[0])
  if (since === undefined) return null
  return (
    <section aria-labelledby="statements" className="grid gap-4">
      <h2 id="statements" className="text-2xl">
        {texts.statements}
      </h2>
      <MonthChoice
        months={months}
        month={month}
        onChange={setMonth}
        path="/api/statements"
        name="statement"
      />
      <Lines month={month} />
    </section>
  )
}

function Lines({ month }: { month: string }) {
  const known = useQuery(statement(month))
  const failure = useFailure(known)
  if (failure) return <Failed what={texts.theStatement} {...failure} />
  if (!known.data) return <TableSkeleton head="h-6" row="h-40 xl:h-17" />
  const { opening, closing, lines } = known.data
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <span>
          {texts.opening} <Amount bdt={opening} />
        </span>
        <span className="font-semibold">
          {texts.closing} <Amount bdt={closing} isBalance />
        </span>
      </p>
      {lines.length === 0 ? (
        <p className="text-muted">{texts.nothingThen}</p>
      ) : (
        <Table
          caption={texts.theStatement}
          columns={columns}
          rows={lines.toReversed()}
          keyOf={({ entry }) => entry}
        />
      )}
    </div>
  )
}

const { at, kind, product, gross, commission, amount, balance } = statements.columns

const columns: Column<Statement["lines"][number]>[] = [
  { name: at, card: "plain", cell: (line) => <FormattedDateTime moment={line.at} /> },
  { name: kind, card: "title", cell: (line) => <b>{statements.kinds[line.kind]}</b> },
  { name: product, cell: (line) => line.product && <bdi>{line.product}</bdi> },
  { name: gross, card: "absent", cell: (line) => line.commission !== 0 && <Amount bdt={line.gross} /> },
  { name: commission, cell: (line) => <Amount bdt={line.commission} /> },
  { name: amount, card: "price", cell: (line) => <Amount bdt={line.amount} isSigned /> },
  { name: balance, cell: (line) => <Amount bdt={line.balance} isBalance /> },
]
