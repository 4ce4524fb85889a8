import * as format from "#texts/format"

type Props = {
  bdt: number
  isSigned?: boolean
  /** A negative balance is a debt. */
  isBalance?: boolean
}

export function Amount({ bdt, isSigned = false, isBalance = false }: Props) {
  return (
    <span className={`whitespace-nowrap tabular-nums ${isBalance && bdt < 0 ? "text-error" : ""}`}>
      {isSigned && bdt > 0 && "+"}
      {format.balance(bdt)}
    </span>
  )
}
