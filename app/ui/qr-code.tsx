import { encodeQR } from "qr"

type Props = { content: string; label: string; className?: string }

/** Black on white in both themes: not every camera reads it inverted. */
export function QrCode({ content, label, className = "size-48" }: Props) {
  // light enough for a long code on a small screen: a screen has no dirt that a stronger correction is for
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
