import { Piano, Synth } from "./keyboards.tsx"

/** Two keyboards on their stand at dusk before a window on the river, cables to the floor. */
export function Dusk() {
  return (
    <>
      <Paints />
      <rect width="1200" height="480" fill="#2a1a16" />
      <Window />
      <path d="M0 430h1200v50H0z" fill="#1c110d" />
      <path d="M240 430h720l110 50H130z" fill="#e58a4a" opacity=".16" />
      <Speaker x={64} />
      <Speaker x={1010} />
      <path d="M400 480 800 250M800 480 400 250" stroke="#0d0806" strokeWidth="18" strokeLinecap="round" />
      <Cables />
      <Synth />
      <Piano />
      <Tag />
    </>
  )
}

function Paints() {
  return (
    <defs>
      <linearGradient id="dusk-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#35506a" />
        <stop offset=".42" stopColor="#c5705a" />
        <stop offset=".72" stopColor="#f2a65c" />
        <stop offset="1" stopColor="#fbd68c" />
      </linearGradient>
      <radialGradient id="dusk-sun">
        <stop offset="0" stopColor="#fff0bd" />
        <stop offset=".3" stopColor="#ffd683" />
        <stop offset="1" stopColor="#ffd683" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="dusk-shell" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#5a4a40" />
        <stop offset="1" stopColor="#2a211c" />
      </linearGradient>
      <linearGradient id="dusk-red" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#c04a38" />
        <stop offset="1" stopColor="#7b261b" />
      </linearGradient>
      <linearGradient id="dusk-ivory" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#d9c6a4" />
        <stop offset="1" stopColor="#fff6e4" />
      </linearGradient>
    </defs>
  )
}

function Window() {
  return (
    <g>
      <rect x="160" y="14" width="880" height="300" fill="url(#dusk-sky)" />
      <circle cx="742" cy="206" r="150" fill="url(#dusk-sun)" />
      <path
        d="M160 232h52v-40h34v22h40v-58h30v70h36v-34h44v40h60v-22h30v22h70v-14h44v14h96v-10h52v-34h30v34h34v-60h36v60h40v-28h44v36h64v86H160z"
        fill="#5b3632"
      />
      <path d="M160 240h880v74H160z" fill="#d98a52" />
      <path d="M660 250h170M690 264h120M710 280h90" stroke="#ffe6a6" strokeWidth="5" strokeLinecap="round" />
      <path d="M330 262q60 24 130 0l-16 18h-92zM372 264v-20h40v22" fill="#3a211c" />
      <path d="M160 14h880v300H160zM453 14v300M747 14v300" fill="none" stroke="#160e0b" strokeWidth="14" />
      <path d="M0 0h150q-4 170-70 300-30 60-80 74zM1200 0h-150q4 170 70 300 30 60 80 74z" fill="#6e241a" />
      <path
        d="M40 0q-2 180-30 330M90 0q-2 160-46 300M1160 0q2 180 30 330M1110 0q2 160 46 300"
        fill="none"
        stroke="#4c160f"
        strokeWidth="6"
      />
      <path d="M140 312h920v14H140z" fill="#4a2d1f" />
    </g>
  )
}

function Speaker({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 268)`}>
      <rect width="126" height="186" rx="6" fill="#120c09" />
      <rect x="8" y="8" width="110" height="170" rx="4" fill="#231915" />
      <circle cx="63" cy="50" r="20" fill="#0c0806" stroke="#6b5546" strokeWidth="3" />
      <circle cx="63" cy="122" r="42" fill="#0c0806" stroke="#6b5546" strokeWidth="4" />
      <circle cx="63" cy="122" r="14" fill="#3d2e25" />
    </g>
  )
}

function Cables() {
  return (
    <g fill="none" strokeLinecap="round">
      <path d="M310 270c-90 40 20 130-70 170s-80 20-110 20" stroke="#d9a94a" strokeWidth="6" />
      <path d="M880 270c100 30 0 130 90 180s90 0 110 8" stroke="#0d0806" strokeWidth="7" />
      <path d="M930 400c60 20 20 60 80 62" stroke="#c04a38" strokeWidth="6" />
      <path d="M520 470c60-30 120 20 190-6" stroke="#d9a94a" strokeWidth="6" />
    </g>
  )
}

function Tag() {
  return (
    <g transform="rotate(8 860 300)">
      <path d="M856 306q-6 20 4 40" fill="none" stroke="#f3ebdd" strokeWidth="3" />
      <path d="M842 352l18-14 18 14v62h-36z" fill="#f7e7c4" stroke="#8f671f" strokeWidth="2" />
      <circle cx="860" cy="352" r="4" fill="#5b3632" />
      <path d="M850 384l8 9 14-19" fill="none" stroke="#2f6b4a" strokeWidth="5" />
    </g>
  )
}
