export function Synth() {
  return (
    <g>
      <path d="M310 202h580l16 100H294z" fill="url(#dusk-red)" />
      <path d="M294 302h612v12H294z" fill="#4c160f" />
      <rect x="520" y="212" width="150" height="24" rx="3" fill="#1a2a1f" />
      <path d="M534 226l14-6 14 8 14-10 14 8 14-4 14 6 14-8" fill="none" stroke="#8fe0a4" strokeWidth="2.5" />
      {[338, 372, 406, 440, 474].map((x) => (
        <g key={x}>
          <circle cx={x} cy="224" r="11" fill="#1b120e" />
          <path d={`M${x} 224l5-8`} stroke="#f3ebdd" strokeWidth="2.5" />
        </g>
      ))}
      {[700, 728, 756, 784, 812, 840].map((x, index) => (
        <g key={x}>
          <path d={`M${x} 210v28`} stroke="#3f100a" strokeWidth="4" />
          <rect x={x - 8} y={214 + ((index * 7) % 17)} width="16" height="7" rx="2" fill="#f3ebdd" />
        </g>
      ))}
      <Keys left={340} top={246} width={20} height={52} count={26} />
    </g>
  )
}

export function Piano() {
  return (
    <g>
      <path d="M236 322h728l22 96H214z" fill="url(#dusk-shell)" />
      <path d="M214 418h772v16q0 5-5 5H219q-5 0-5-5z" fill="#15100d" />
      <path d="M244 330h712" stroke="#8a7565" strokeWidth="2" />
      <circle cx="252" cy="374" r="12" fill="#120c09" stroke="#8a7565" strokeWidth="2" />
      <circle cx="948" cy="348" r="4" fill="#ff7a50" />
      <Keys left={280} top={342} width={32} height={72} count={20} />
    </g>
  )
}

type KeyboardPlace = { left: number; top: number; width: number; height: number; count: number }

function Keys({ left, top, width, height, count }: KeyboardPlace) {
  const keys = Array.from({ length: count }, (_, key) => key)
  // no black key after E and B
  const blacks = keys.filter((key) => key % 7 !== 2 && key % 7 !== 6 && key < count - 1)
  return (
    <g transform={`translate(${left} ${top})`}>
      <rect width={width * count} height={height} rx="2" fill="url(#dusk-ivory)" />
      {keys.slice(1).map((key) => (
        <path key={key} d={`M${key * width} 0v${height}`} stroke="#6b5546" strokeWidth="1.5" />
      ))}
      {blacks.map((key) => (
        <rect
          key={key}
          x={(key + 0.7) * width}
          width={width * 0.6}
          height={height * 0.6}
          rx="2"
          fill="#1a1310"
        />
      ))}
    </g>
  )
}
