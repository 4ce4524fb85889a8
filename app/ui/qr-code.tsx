import { encodeQR } from "qr"

type Props = { content: string; label: string; className?: string }

/** Black on white in both themes: not every camera reads inverted codes. */
export function QrCode({ content, label, className = "size-48" }: Props) {
  // low error correction keeps the squares of a long code large; a screen needs no more, as it is not soiled like paper
  const rows = encodeQR(content, "raw", { ecc: "low", border: 2 })
  const squares = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
  return (
    <svg
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      className={`justify-self-center rounded-sm bg-white ${className}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={squares.join("")} fill="#000" />
    </svg>
  )
}
