import { Board, Cables, Pedal } from "./pedalboard.tsx"

/** A pedalboard on a stage at night, a shoe about to press one of its pedals. */
export function Pedals() {
  return (
    <>
      <Paints />
      <rect width="1200" height="480" fill="#1a1310" />
      <path d="M0 296h1200v184H0z" fill="url(#pedals-floor)" />
      <path
        d="M60 480 330 296M330 480l130-184M600 480V296M870 480 740 296M1140 480 870 296"
        stroke="#1c110b"
      />
      <Backstage />
      <path d="M170-20h60l270 520H120z" fill="url(#pedals-beam)" />
      <path d="M970-20h60l50 520H700z" fill="url(#pedals-beam)" />
      <ellipse cx="600" cy="430" rx="520" ry="70" fill="url(#pedals-pool)" />
      <Cables />
      <Board />
      <Pedal x={290} paint="#3f7a5f" isOn />
      <Pedal x={446} paint="#c98a2b" />
      <Pedal x={602} paint="#d9ccb4" isOn />
      <Pedal x={758} paint="#47708c" />
      <Pedal x={914} paint="#a83a2a" />
      <Leg />
    </>
  )
}

function Paints() {
  return (
    <defs>
      <linearGradient id="pedals-floor" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#2c1c13" />
        <stop offset="1" stopColor="#5b3a22" />
      </linearGradient>
      <linearGradient id="pedals-beam" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#ffd88a" stopOpacity=".42" />
        <stop offset="1" stopColor="#ffd88a" stopOpacity="0" />
      </linearGradient>
      <radialGradient id="pedals-pool">
        <stop offset="0" stopColor="#f0b45a" stopOpacity=".6" />
        <stop offset="1" stopColor="#f0b45a" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="pedals-glow">
        <stop offset="0" stopColor="#ff6a48" stopOpacity=".9" />
        <stop offset="1" stopColor="#ff6a48" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="pedals-brass" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#f1d491" />
        <stop offset=".5" stopColor="#c99a3d" />
        <stop offset="1" stopColor="#8f671f" />
      </linearGradient>
      <linearGradient id="pedals-denim" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stopColor="#4d6f88" />
        <stop offset="1" stopColor="#263f51" />
      </linearGradient>
      <pattern
        id="pedals-cloth"
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="8" height="8" fill="#5a4531" />
        <path d="M0 0h8M0 4h8" stroke="#9c7f52" strokeWidth="1.2" />
      </pattern>
    </defs>
  )
}

function Backstage() {
  return (
    <g>
      {[40, 234, 838, 1032].map((x) => (
        <g key={x} transform={`translate(${x} 92)`}>
          <rect width="172" height="204" rx="8" fill="#0f0b09" />
          <rect x="12" y="12" width="148" height="180" rx="4" fill="url(#pedals-cloth)" />
          <circle cx="48" cy="58" r="29" fill="#120c08" opacity=".42" />
          <circle cx="124" cy="58" r="29" fill="#120c08" opacity=".42" />
          <circle cx="48" cy="144" r="29" fill="#120c08" opacity=".42" />
          <circle cx="124" cy="144" r="29" fill="#120c08" opacity=".42" />
        </g>
      ))}
      <path d="M0 294h1200" stroke="#3b271a" strokeWidth="4" />
    </g>
  )
}

function Leg() {
  return (
    <g>
      <path d="M660-10h170l-22 262q-64 22-124 0z" fill="url(#pedals-denim)" />
      <path d="M684 236q60 20 126 0l-3 30q-62 18-121-2z" fill="#8fb0c5" />
      <path d="M740 0l-6 236" stroke="#1f3443" strokeWidth="3" opacity=".6" />
      <path
        d="M694 262q56 16 108-2c16 22 24 50 20 74-2 12-10 18-22 20l-84 14-98 22c-16 2-30-2-32-14 8-22 40-26 62-48 22-20 34-40 46-66z"
        fill="#8c2f23"
      />
      <path
        d="M586 376c2 12 16 16 32 14l98-22 84-14c12-2 20-8 22-20l2 22c0 12-8 18-18 20l-186 38c-20 4-34-4-36-18z"
        fill="#f3ebdd"
      />
      <path d="M588 370q22 10 30-12-18 0-30 12z" fill="#f3ebdd" />
      <path
        d="M648 328l24 16M664 310l26 16M678 290l28 14"
        stroke="#f3ebdd"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M742 276c-16 30-20 56-16 84M790 270q20 40 14 80"
        fill="none"
        stroke="#5c1a12"
        strokeWidth="3"
      />
    </g>
  )
}
