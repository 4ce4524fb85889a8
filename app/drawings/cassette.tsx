export function Cassette() {
  return (
    <>
      <rect x="18" y="24" width="164" height="106" rx="10" fill="#3b2f28" stroke="#5b4a3d" strokeWidth="2" />
      <rect x="30" y="34" width="140" height="66" rx="5" fill="#f3ebdd" />
      <path d="M30 44h140M30 54h140" stroke="#c9543f" strokeWidth="3" />
      <rect x="46" y="60" width="108" height="34" rx="17" fill="#1b1714" />
      <Reel x={66} />
      <Reel x={134} />
      <path d="M84 66h32v22H84z" fill="#6b4a2c" />
      <path d="M52 130l8-20h80l8 20z" fill="#2b2420" />
      <circle cx="80" cy="121" r="3" fill="#8d8377" />
      <circle cx="120" cy="121" r="3" fill="#8d8377" />
    </>
  )
}

function Reel({ x }: { x: number }) {
  return (
    <g className="turns">
      <circle cx={x} cy="77" r="14" fill="#efe7db" />
      <path
        d={`M${x} 66v8M${x} 80v8M${x - 11} 77h8M${x + 3} 77h8`}
        stroke="#1b1714"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx={x} cy="77" r="4" fill="#8c2f23" />
    </g>
  )
}
