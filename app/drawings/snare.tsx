export function Snare() {
  return (
    <>
      <path d="M40 70v44c0 14 27 24 60 24s60-10 60-24V70z" fill="#2f6b4a" />
      {[56, 84, 116, 144].map((x) => (
        <path key={x} d={`M${x} 84v40`} stroke="#d9a94a" strokeWidth="4" strokeLinecap="round" />
      ))}
      <path d="M40 114c0 14 27 24 60 24s60-10 60-24" fill="none" stroke="#d9a94a" strokeWidth="6" />
      <ellipse cx="100" cy="70" rx="62" ry="24" fill="#d9a94a" />
      <ellipse cx="100" cy="68" rx="55" ry="19" fill="#f3ebdd" />
      <g className="taps">
        <Stick from="176 14" to="114 62" />
      </g>
      <g className="taps-after">
        <Stick from="24 14" to="86 62" />
      </g>
    </>
  )
}

function Stick({ from, to }: { from: string; to: string }) {
  const [x, y] = to.split(" ")
  return (
    <>
      <path d={`M${from}L${to}`} stroke="#5f3b1f" strokeWidth="8" strokeLinecap="round" />
      <path d={`M${from}L${to}`} stroke="#d8a868" strokeWidth="5" strokeLinecap="round" />
      <circle cx={x} cy={y} r="5" fill="#e8c690" stroke="#5f3b1f" />
    </>
  )
}
