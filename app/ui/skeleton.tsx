import * as texts from "#texts/lists"
type Props = {
  rows?: number
  row?: string
}

export function Skeleton({ rows = 4, row = "h-20" }: Props) {
  return (
    <output className="grid gap-4">
      <Said />
      <Bones rows={rows} row={row} />
    </output>
  )
}

export function TableSkeleton({ row, head = "h-11 xl:h-17.25" }: { row: string; head?: string }) {
  return (
    <output className="grid gap-4 max-sm:gap-3 xl:gap-0">
      <Said />
      <Bones rows={1} row={head} />
      <span className="grid gap-2 md:grid-cols-2 md:gap-4 xl:grid-cols-1 xl:gap-0">
        <Bones rows={4} row={row} />
      </span>
    </output>
  )
}

function Said() {
  return <span className="sr-only">{texts.loading}</span>
}

function Bones({ rows, row }: Required<Props>) {
  return Array.from({ length: rows }, (_, index) => (
    <span
      key={index}
      className={`block skeleton rounded-box bg-base-300 bg-clip-content xl:py-1 ${row}`}
      aria-hidden="true"
    />
  ))
}
