import { Buyer, Exchange, Seller } from "./musicians.tsx"

/** Two musicians at a tea stall in Dhaka: a snare drum changes hands for an envelope. */
export function Meeting() {
  return (
    <>
      <Paints />
      <rect width="1200" height="480" fill="url(#meeting-sky)" />
      <circle cx="930" cy="150" r="58" fill="#fff3d0" opacity=".85" />
      <City />
      <Wires />
      <Stall />
      <Kettle />
      <Jars />
      <Seller />
      <Buyer />
      <Exchange />
    </>
  )
}

function Paints() {
  return (
    <defs>
      <linearGradient id="meeting-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#e79a5b" />
        <stop offset=".6" stopColor="#f6cf91" />
        <stop offset="1" stopColor="#f9e3b8" />
      </linearGradient>
      <linearGradient id="meeting-wood" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#8a5630" />
        <stop offset="1" stopColor="#4f2f19" />
      </linearGradient>
      <linearGradient id="meeting-metal" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stopColor="#8f8a82" />
        <stop offset=".4" stopColor="#f2eee6" />
        <stop offset="1" stopColor="#77726a" />
      </linearGradient>
      <linearGradient id="meeting-drum" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stopColor="#6b1f16" />
        <stop offset=".4" stopColor="#c9503c" />
        <stop offset="1" stopColor="#6b1f16" />
      </linearGradient>
    </defs>
  )
}

function City() {
  return (
    <g>
      <path
        d="M0 480V210h70v-50h96v70h40v-96h84v120h44v226zM1200 480V190h-84v-40h-90v74h-40v-56h-70v90h-44v222z"
        fill="#cf8a58"
        opacity=".65"
      />
      {[24, 96, 132, 224, 256].map((x) => (
        <path
          key={x}
          d={`M${x} 250h14v20h-14zM${x} 292h14v20h-14zM${x} 334h14v20h-14z`}
          fill="#fbe3b4"
          opacity=".75"
        />
      ))}
      {[936, 1000, 1046, 1082, 1150].map((x) => (
        <path
          key={x}
          d={`M${x} 250h14v20h-14zM${x} 292h14v20h-14zM${x} 334h14v20h-14z`}
          fill="#fbe3b4"
          opacity=".75"
        />
      ))}
      <path d="M0 432h1200v48H0z" fill="#a86c40" />
    </g>
  )
}

function Wires() {
  return (
    <g fill="none" stroke="#4a2c1b">
      <path d="M92 480V40M62 66h60M66 92h52M1118 480V60M1090 84h56" strokeWidth="9" />
      <path
        d="M-10 50q50 30 76 16 500 90 1028 18 50 10 116-20M-10 84q50 26 80 8 470 70 1024-6M118 70q120 60 240 40M1110 86q-100 66-230 30"
        strokeWidth="2.5"
      />
    </g>
  )
}

function Stall() {
  return (
    <g>
      <path d="M280 110h640v330H280z" fill="#5c3820" />
      <path d="M280 110h640v200H280z" fill="#3d2414" />
      <path d="M296 196h608v9H296z" fill="#8a5630" />
      <path d="M272 90h18v390h-18zM910 90h18v390h-18z" fill="#6d4425" />
      <path d="M262 318h676v26H262z" fill="#b27a46" />
      <path d="M276 344h648v136H276z" fill="url(#meeting-wood)" />
      <path
        d="M384 344v136M492 344v136M600 344v136M708 344v136M816 344v136"
        stroke="#3d2414"
        strokeWidth="3"
      />
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((strip) => (
        <path
          key={strip}
          d={`M${252 + strip * 70} 52h66l4 74q-35 30-74 0z`}
          fill={strip % 2 === 0 ? "#8c2f23" : "#f3e6cb"}
        />
      ))}
      <path d="M246 44h708v14H246z" fill="#5a2018" />
    </g>
  )
}

function Kettle() {
  return (
    <g>
      <path
        d="M574 228q-14-16 0-32t0-32M606 224q-12-14 0-28t0-30"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        opacity=".4"
      />
      <path d="M540 300h104v18H540z" fill="#1b120d" />
      <path d="M560 306h64" stroke="#ff8a3c" strokeWidth="5" strokeLinecap="round" />
      <path d="M554 300q-10-50 38-52 48 2 38 52z" fill="url(#meeting-metal)" />
      <path d="M628 288q20-4 26-30" fill="none" stroke="#8f8a82" strokeWidth="9" />
      <path d="M566 254q26-42 52 0" fill="none" stroke="#b8b1a6" strokeWidth="6" />
      <circle cx="592" cy="246" r="5" fill="#b8b1a6" />
    </g>
  )
}

function Jars() {
  return (
    <g>
      {[336, 384, 760, 808, 856].map((x) => (
        <g key={x}>
          <rect x={x - 18} y="154" width="36" height="42" rx="6" fill="#e9d7ae" opacity=".55" />
          <path d={`M${x - 15} 178h30v16h-30z`} fill="#c98a3c" />
          <rect x={x - 16} y="146" width="32" height="9" rx="2" fill="#8c2f23" />
        </g>
      ))}
      {[500, 520, 672, 692].map((x) => (
        <path key={x} d={`M${x} 294h14l-2 24h-10z`} fill="#b5612a" stroke="#f6e3bf" strokeWidth="2" />
      ))}
    </g>
  )
}
