export function Stage() {
  return (
    <svg
      viewBox="0 0 690 520"
      className="mx-auto w-full max-w-xl overflow-visible md:max-w-none"
      aria-hidden="true"
    >
      <Paints />
      <path d="M130-260h50l290 760H20z" fill="url(#beam)" />
      <path d="M500-260h50l100 760H280z" fill="url(#beam)" />
      <ellipse cx="330" cy="478" rx="330" ry="46" fill="url(#pool)" />
      <Cymbal />
      <Amplifier />
      <Guitar />
      <Microphone />
      <Pedal />
    </svg>
  )
}

function Paints() {
  return (
    <defs>
      <linearGradient id="beam" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#ffd88a" stopOpacity="0" />
        <stop offset=".35" stopColor="#ffd88a" stopOpacity=".3" />
        <stop offset="1" stopColor="#ffd88a" stopOpacity="0" />
      </linearGradient>
      <radialGradient id="pool">
        <stop offset="0" stopColor="#e0a24a" stopOpacity=".6" />
        <stop offset="1" stopColor="#e0a24a" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="brass" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#f1d491" />
        <stop offset=".5" stopColor="#c99a3d" />
        <stop offset="1" stopColor="#8f671f" />
      </linearGradient>
      <linearGradient id="lacquer" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#c9543f" />
        <stop offset=".55" stopColor="#8c2f23" />
        <stop offset="1" stopColor="#541710" />
      </linearGradient>
      <pattern id="cloth" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="7" height="7" fill="#6b5238" />
        <path d="M0 0h7M0 3.5h7" stroke="#c6a46a" strokeWidth="1.2" />
        <path d="M0 0v7" stroke="#2f2419" strokeWidth="2.4" />
      </pattern>
    </defs>
  )
}

function Amplifier() {
  return (
    <g>
      <rect x="318" y="236" width="262" height="238" rx="10" fill="#2b2420" />
      <rect x="334" y="252" width="230" height="206" rx="4" fill="url(#cloth)" />
      {[392, 506].flatMap((x) =>
        [304, 406].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="45" fill="#1b1510" opacity=".38" />),
      )}
      <path
        d="M318 262v-16a10 10 0 0 1 10-10h16M580 262v-16a10 10 0 0 0-10-10h-16M318 448v16a10 10 0 0 0 10 10h16M580 448v16a10 10 0 0 1-10 10h-16"
        fill="none"
        stroke="url(#brass)"
        strokeWidth="7"
      />
      <rect x="326" y="152" width="246" height="84" rx="9" fill="#322a25" />
      <rect x="340" y="164" width="218" height="26" rx="3" fill="url(#cloth)" />
      <rect x="340" y="194" width="218" height="30" rx="3" fill="url(#brass)" />
      {[362, 388, 414, 440, 466, 492].map((x) => (
        <g key={x}>
          <circle cx={x} cy="209" r="9" fill="#1b1714" />
          <path d={`M${x} 209l4-6`} stroke="#f3ebdd" strokeWidth="2" />
        </g>
      ))}
      <circle cx="538" cy="209" r="13" fill="#ff7a50" opacity=".35" />
      <circle cx="538" cy="209" r="6" fill="#ff5a3c" />
      <path d="M410 152q39-18 78 0" fill="none" stroke="#120f0d" strokeWidth="9" />
    </g>
  )
}

function Guitar() {
  return (
    <g transform="rotate(9 250 330)">
      <rect x="241" y="66" width="20" height="238" rx="3" fill="#7a4a26" />
      <path d="M238 20q13-12 26 2l-2 46h-22z" fill="#5f3b1f" />
      {[30, 43, 56].map((y) => (
        <path key={y} d={`M234 ${y}h34`} stroke="#e6dcc8" strokeWidth="4" strokeLinecap="round" />
      ))}
      {[98, 126, 152, 176, 198, 218, 236, 252].map((y) => (
        <path key={y} d={`M241 ${y}h20`} stroke="#d9c8a4" strokeWidth="1.8" />
      ))}
      <path
        d="M226 268c-8-26-30-26-36-4-8 26 6 38-2 68-8 28-24 40-22 76 2 44 38 64 84 64s86-20 86-64c0-36-18-48-24-76-6-26 6-44-2-66-6-18-28-16-36 4q-24 12-48-2z"
        fill="url(#lacquer)"
      />
      <path d="M214 316c-6 40-22 60-16 98 4 26 18 38 40 44V316z" fill="#f3ebdd" opacity=".92" />
      <rect x="226" y="312" width="50" height="17" rx="4" fill="#1b1714" />
      <rect x="226" y="362" width="50" height="17" rx="4" fill="#1b1714" />
      <rect x="222" y="410" width="58" height="14" rx="3" fill="url(#brass)" />
      <circle cx="300" cy="402" r="8" fill="#f3ebdd" />
      <circle cx="306" cy="430" r="8" fill="#f3ebdd" />
      <path d="M245 60v354M249 60v354M253 60v354M257 60v354" stroke="#fff" strokeWidth=".8" opacity=".75" />
    </g>
  )
}

function Microphone() {
  return (
    <g fill="none" strokeLinecap="round">
      <path d="M96 470V196M62 476h68" stroke="#0f0d0b" strokeWidth="9" />
      <path d="M96 470V196M62 474h68" stroke="#8d8377" strokeWidth="5" />
      <path d="M97 199l43-31" stroke="#8d8377" strokeWidth="7" />
      <path d="M116 185l26-19" stroke="#575049" strokeWidth="14" />
      <path d="M140 168l12-9" stroke="#c9c1b4" strokeWidth="30" />
      <path d="M136 157l18 26M144 151l18 26" stroke="#6a6258" strokeWidth="2" />
      <path d="M94 206c-34 60 26 120-4 200s34 70 86 74" stroke="#0b0908" strokeWidth="5" />
    </g>
  )
}

function Cymbal() {
  return (
    <g>
      <path
        d="M592 140v336M592 430l-34 46M592 430l34 46"
        stroke="#6f665c"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <g transform="rotate(-9 592 136)">
        <ellipse cx="592" cy="136" rx="88" ry="17" fill="url(#brass)" />
        <ellipse cx="592" cy="132" rx="25" ry="8" fill="#f1d491" />
      </g>
    </g>
  )
}

function Pedal() {
  return (
    <g>
      <path d="M352 496c40 22 90-12 150 2s70-10 110-6" fill="none" stroke="#0b0908" strokeWidth="6" />
      <path d="M286 456h64l10 48h-84z" fill="#3f6a58" />
      <path d="M283 474h70l7 30h-84z" fill="#2f5244" />
      <circle cx="302" cy="465" r="5" fill="#f3ebdd" />
      <circle cx="334" cy="465" r="5" fill="#f3ebdd" />
      <circle cx="318" cy="488" r="8" fill="#c9c1b4" />
      <circle cx="318" cy="463" r="3" fill="#ff5a3c" />
    </g>
  )
}
