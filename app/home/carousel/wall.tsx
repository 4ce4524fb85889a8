import { Acoustic, Electric } from "./guitars.tsx"

/** A shop wall of guitars under two lamps, amplifiers and a case below. */
export function Wall() {
  return (
    <>
      <Paints />
      <rect width="1200" height="480" fill="url(#wall-boards)" />
      <rect width="1200" height="480" fill="url(#wall-shade)" />
      <path d="M0 398h1200v82H0z" fill="#4a2d1b" />
      <path d="M0 398h1200M0 424h1200M0 454h1200" stroke="#2a180e" strokeWidth="3" />
      <Lamp x={400} />
      <Lamp x={800} />
      <path d="M0 52h1200v12H0z" fill="#2a1a11" />
      <path d="M0 52h1200" stroke="#8a5f38" strokeWidth="3" />
      <Electric x={60} paint="url(#wall-pine)" />
      <Acoustic x={196} paint="url(#wall-honey)" />
      <Electric x={330} paint="url(#wall-lacquer)" />
      <Acoustic x={466} paint="url(#wall-walnut)" />
      <Electric x={600} paint="url(#wall-cream)" />
      <Acoustic x={734} paint="url(#wall-honey)" />
      <Electric x={870} paint="url(#wall-slate)" />
      <Acoustic x={1004} paint="url(#wall-walnut)" />
      <Electric x={1140} paint="url(#wall-lacquer)" />
      <Amplifier x={352} />
      <Amplifier x={906} />
      <Case />
    </>
  )
}

function Paints() {
  return (
    <defs>
      <pattern id="wall-boards" width="96" height="480" patternUnits="userSpaceOnUse">
        <rect width="96" height="480" fill="#6a4327" />
        <rect width="48" height="480" fill="#724a2c" />
        <path d="M1 0v480M49 0v480" stroke="#3c2414" strokeWidth="2" />
        <path d="M22 0v170q5 16 0 34v276M72 0v300q-5 14 0 30v150" fill="none" stroke="#5a371f" />
      </pattern>
      <radialGradient id="wall-shade" cy=".35" r=".7">
        <stop offset="0" stopColor="#ffcf86" stopOpacity=".22" />
        <stop offset=".6" stopColor="#1b0f08" stopOpacity=".1" />
        <stop offset="1" stopColor="#1b0f08" stopOpacity=".66" />
      </radialGradient>
      <linearGradient id="wall-beam" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#ffdf9c" stopOpacity=".34" />
        <stop offset="1" stopColor="#ffdf9c" stopOpacity="0" />
      </linearGradient>
      <Lacquer id="wall-lacquer" stops={["#cf5a45", "#8c2f23", "#541710"]} />
      <Lacquer id="wall-pine" stops={["#5f9a76", "#2f6b4a", "#173a28"]} />
      <Lacquer id="wall-slate" stops={["#7396ae", "#3b5b73", "#1f3443"]} />
      <Lacquer id="wall-cream" stops={["#fff6e2", "#eedcb4", "#c0a06a"]} />
      <Lacquer id="wall-honey" stops={["#f0bd6c", "#d1913d", "#8a5520"]} />
      <Lacquer id="wall-walnut" stops={["#a5683a", "#75421f", "#40210e"]} />
      <Lacquer id="wall-brass" stops={["#f1d491", "#c99a3d", "#8f671f"]} />
    </defs>
  )
}

function Lacquer({ id, stops }: { id: string; stops: [string, string, string] }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stopColor={stops[0]} />
      <stop offset=".55" stopColor={stops[1]} />
      <stop offset="1" stopColor={stops[2]} />
    </linearGradient>
  )
}

function Lamp({ x }: { x: number }) {
  return (
    <g transform={`translate(${x})`}>
      <path d="M-34 40h68l170 440h-408z" fill="url(#wall-beam)" />
      <path d="M0 0v14" stroke="#120c08" strokeWidth="4" />
      <path d="M-12 12h24l26 30h-76z" fill="#223d31" />
      <path d="M-38 42h76q-38 14-76 0z" fill="#fff0c4" />
    </g>
  )
}

function Amplifier({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 352)`}>
      <ellipse cx="0" cy="104" rx="98" ry="10" fill="#120a05" opacity=".5" />
      <rect x="-82" width="164" height="104" rx="7" fill="#1f1915" />
      <rect x="-72" y="10" width="144" height="18" rx="2" fill="url(#wall-brass)" />
      <rect x="-72" y="34" width="144" height="60" rx="3" fill="#8a6c46" />
      <path d="M-72 44H72M-72 54H72M-72 64H72M-72 74H72M-72 84H72" stroke="#5e472c" strokeWidth="3" />
      {[-56, -36, -16, 4, 24].map((knob) => (
        <circle key={knob} cx={knob} cy="19" r="5.5" fill="#1b1714" />
      ))}
      <circle cx="56" cy="19" r="4.5" fill="#ff5a3c" />
    </g>
  )
}

function Case() {
  return (
    <g>
      <ellipse cx="626" cy="460" rx="178" ry="11" fill="#120a05" opacity=".5" />
      <path d="M476 410h300v46q0 6-6 6H482q-6 0-6-6z" fill="#2a221d" />
      <path d="M470 396h312v16H470z" fill="#8c2f23" />
      <path d="M470 412h312" stroke="url(#wall-brass)" strokeWidth="5" />
      <path d="M520 406v18h16v-18M716 406v18h16v-18" fill="#e8c77c" />
      <path d="M594 426q32 26 64 0" fill="none" stroke="#120c08" strokeWidth="8" />
    </g>
  )
}
