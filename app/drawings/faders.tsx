const faders = [
  { x: 44, y: 92, colour: "#c9543f", isLate: false },
  { x: 72, y: 74, colour: "#d9a94a", isLate: true },
  { x: 100, y: 98, colour: "#3f6a58", isLate: false },
  { x: 128, y: 80, colour: "#d9a94a", isLate: true },
  { x: 156, y: 90, colour: "#3b5b73", isLate: false },
]

export function Faders() {
  return (
    <>
      <path d="M22 14h156l10 124H12z" fill="#322a25" stroke="#8d8377" strokeWidth="2" />
      {faders.map(({ x, y, colour, isLate }) => (
        <g key={x}>
          <circle cx={x} cy="32" r="8" fill="#1b1714" />
          <path d={`M${x} 32l4-6`} stroke="#f3ebdd" strokeWidth="2" />
          <path d={`M${x} 50v76`} stroke="#0d0b0a" strokeWidth="5" strokeLinecap="round" />
          <g className={isLate ? "slides late" : "slides"}>
            <rect x={x - 10} y={y} width="20" height="14" rx="3" fill={colour} stroke="#120f0d" />
            <path d={`M${x - 8} ${y + 7}h16`} stroke="#fff" strokeWidth="2" />
          </g>
        </g>
      ))}
    </>
  )
}
