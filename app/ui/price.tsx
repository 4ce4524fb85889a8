import { boughtFor } from "#texts/products"
import { formatBdt } from "../../contract/money.ts"

export function Price({ selling, bought }: { selling: number; bought?: number }) {
  return (
    <p className="grid tabular-nums">
      <strong className="font-display text-2xl font-extrabold tracking-tight">{formatBdt(selling)}</strong>
      {bought !== undefined && (
        <span className="text-muted">
          {boughtFor}
          <s>{formatBdt(bought)}</s>
        </span>
      )}
    </p>
  )
}
