import { boughtFor } from "#texts/products"
import { formatBdt } from "../../contract/money.ts"

type Props = { selling: number; bought?: number; className?: string }

export function Price({ selling, bought, className = "text-2xl" }: Props) {
  return (
    <p className="grid tabular-nums">
      <strong className={`font-display font-extrabold tracking-tight ${className}`}>
        {formatBdt(selling)}
      </strong>
      {bought !== undefined && <Bought selling={selling} bought={bought} />}
    </p>
  )
}

export function Bought({ selling, bought }: { selling: number; bought: number }) {
  return (
    <span className="text-muted tabular-nums">
      {boughtFor}
      {bought > selling ? <s>{formatBdt(bought)}</s> : formatBdt(bought)}
    </span>
  )
}
