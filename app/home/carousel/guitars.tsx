type Hanging = { x: number; paint: string }

export function Electric({ x, paint }: Hanging) {
  return (
    <g transform={`translate(${x} 58) scale(.6)`}>
      <ellipse cx="22" cy="350" rx="84" ry="112" fill="#120a05" opacity=".32" />
      <Neck length={292} />
      <path
        d="M-25 252c-8-26-30-26-36-4-8 26 6 38-2 68-8 28-24 40-22 76 2 44 38 64 84 64s86-20 86-64c0-36-18-48-24-76-6-26 6-44-2-66-6-18-28-16-36 4q-24 12-48-2z"
        fill={paint}
      />
      <path d="M-37 300c-6 40-22 60-16 98 4 26 18 38 40 44V300z" fill="#f3ebdd" opacity=".9" />
      <path d="M-25 298h50v17h-50zM-25 346h50v17h-50z" fill="#1b1714" />
      <rect x="-29" y="394" width="58" height="14" rx="3" fill="url(#wall-brass)" />
      <circle cx="48" cy="388" r="8" fill="#f7eedc" stroke="#3c2414" strokeWidth="1.5" />
      <circle cx="54" cy="414" r="8" fill="#f7eedc" stroke="#3c2414" strokeWidth="1.5" />
      <path d="M-6 20v380M-2 20v380M2 20v380M6 20v380" stroke="#fff" strokeWidth="1" opacity=".7" />
    </g>
  )
}

export function Acoustic({ x, paint }: Hanging) {
  return (
    <g transform={`translate(${x} 58) scale(.6)`}>
      <ellipse cx="22" cy="372" rx="94" ry="116" fill="#120a05" opacity=".32" />
      <Neck length={262} />
      <path
        d="M-38 250c-32 0-46 30-40 56 4 20 14 28 10 44-6 18-32 32-32 68 0 44 50 62 100 62s100-18 100-62c0-36-26-50-32-68-4-16 6-24 10-44 6-26-8-56-40-56q-38 12-76 0z"
        fill={paint}
        stroke="#f0dcb2"
        strokeWidth="4"
      />
      <rect x="-10" y="200" width="20" height="112" fill="#b07a45" />
      <circle cy="340" r="29" fill="#1c1009" stroke="#f0dcb2" strokeWidth="4" />
      <path d="M28 352c22 2 34 18 30 40q-26 2-40-20z" fill="#24140b" />
      <rect x="-36" y="412" width="72" height="13" rx="4" fill="#2c180d" />
      <path d="M-6 20v396M-2 20v396M2 20v396M6 20v396" stroke="#fff" strokeWidth="1" opacity=".6" />
    </g>
  )
}

function Neck({ length }: { length: number }) {
  return (
    <g>
      <path d="M-26-12q26 22 52 0" fill="none" stroke="#c99a3d" strokeWidth="7" strokeLinecap="round" />
      <rect x="-10" y="44" width="20" height={length - 44} fill="#b07a45" />
      <path d="M-13 4q13-12 26 2l-2 46h-22z" fill="#96602f" />
      {[14, 27, 40].map((y) => (
        <path key={y} d={`M-17 ${y}h34`} stroke="#e6dcc8" strokeWidth="4" strokeLinecap="round" />
      ))}
      {[82, 110, 136, 160, 182, 202, 220, 236].map((y) => (
        <path key={y} d={`M-10 ${y}h20`} stroke="#5a371f" strokeWidth="2" />
      ))}
    </g>
  )
}
