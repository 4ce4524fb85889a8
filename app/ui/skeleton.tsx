/** The rows of a list that is still loading, in about their final size. */
export function Skeleton({ rows = 4, height = "5rem" }: { rows?: number; height?: string }) {
  return (
    <output className="grid gap-3">
      <span className="sr-only">Loading</span>
      {Array.from({ length: rows }, (_, row) => (
        <span
          key={row}
          className="block skeleton rounded-box bg-base-300"
          style={{ height }}
          aria-hidden="true"
        />
      ))}
    </output>
  )
}
