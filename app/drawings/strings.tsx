const strings = [46, 58, 70, 82, 94, 106]

export function Strings() {
  return (
    <>
      <rect x="10" y="34" width="180" height="84" rx="6" fill="#7a4a26" />
      {[46, 84, 122, 160].map((x) => (
        <path key={x} d={`M${x} 34v84`} stroke="#d9c8a4" strokeWidth="3" />
      ))}
      {[65, 141].map((x) => (
        <circle key={x} cx={x} cy="76" r="5" fill="#f3ebdd" />
      ))}
      {strings.map((y, index) => (
        <path
          key={y}
          className={index === 2 || index === 3 ? "trembles" : undefined}
          d={`M10 ${y}h180`}
          stroke="#f1e3c4"
          strokeWidth={1.2 + index * 0.4}
        />
      ))}
      <g className="slides late">
        <path d="M92 96q14-6 28 0q2 22-14 38q-16-16-14-38z" fill="#c9543f" stroke="#541710" strokeWidth="2" />
      </g>
    </>
  )
}
