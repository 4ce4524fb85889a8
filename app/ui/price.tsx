import * as format from "#texts/format"
import { boughtFor } from "#texts/products"

type Props = { selling: number; bought?: number; className?: string }

export function Price({ selling, bought, className = "text-2xl" }: Props) {
  return (
    <p className="grid tabular-nums">
      <strong className={`font-display font-extrabold tracking-tight ${className}`}>
        {format.price(selling)}
      </strong>
      {bought !== undefined && <Bought selling={selling} bought={bought} />}
    </p>
  )
}

export function Bought({ selling, bought }: { selling: number; bought: number }) {
  return (
    <span className="text-muted tabular-nums">
      {boughtFor}
      {bought > selling ? <s>{format.price(bought)}</s> : format.price(bought)}
    </span>
  )
}
