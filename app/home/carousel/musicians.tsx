/** Gives the drum. */
export function Seller() {
  return (
    <g>
      <path d="M394 142q-34 8-36 54-2 50-18 90l54 8 40-90z" fill="#1c120d" />
      <path d="M392 236h36v44h-36z" fill="#8f5a38" />
      <path d="M338 480q-14-120 10-178 12-32 60-34 50 2 62 34 18 60 14 178z" fill="#2f6b4a" />
      <ellipse cx="414" cy="200" rx="40" ry="48" fill="#a86c45" />
      <path d="M372 206q-6-62 44-64 48 2 40 58-14-34-44-38-30 8-40 44z" fill="#1c120d" />
      <path
        d="M436 200q8 2 10 0M432 224q10 6 16-2"
        fill="none"
        stroke="#4a2916"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M374 270q36 34 76 0l14 20q-50 50-104 0zM364 290q-26 90-16 190h34q-8-90 8-176z"
        fill="#d9a94a"
      />
      <Arm d="M452 316q16 66 62 62l34-8" sleeve="M450 314q8 46 36 60" colour="#245640" skin="#a86c45" />
    </g>
  )
}

/** Gives the envelope, a guitar on his back. */
export function Buyer() {
  return (
    <g>
      <path d="M846 96q22-10 34 8l22 122q44 60 36 150-6 70-60 76-50 0-58-60z" fill="#2b2420" />
      <path d="M858 120l26 130M866 300q30 40 16 120" fill="none" stroke="#7a6a5c" strokeWidth="4" />
      <path d="M770 236h38v44h-38z" fill="#7a4a2c" />
      <path d="M716 480q-6-120 10-176 14-34 62-36 52 2 64 36 20 60 10 176z" fill="#8c2f23" />
      <ellipse cx="786" cy="198" rx="40" ry="48" fill="#96603b" />
      <path d="M828 206q8-66-44-66-44 2-42 44 20-22 46-14 24 6 28 40z" fill="#1c120d" />
      <path d="M748 214q4 34 36 38 34-4 42-44-10 18-30 18-30 2-48-12z" fill="#1c120d" />
      <g fill="none" strokeWidth="3" strokeLinecap="round">
        <path d="M753 194q7 3 12 0" stroke="#3c2012" />
        <path d="M757 229q8 5 15 0" stroke="#e2b48c" />
      </g>
      <path d="M834 286q-20 80-12 194" fill="none" stroke="#1c120d" strokeWidth="13" />
      <path d="M786 270v74" stroke="#d9a94a" strokeWidth="4" />
      <Arm d="M738 316q-18 56-52 46l-20-8" sleeve="M740 314q-8 40-32 50" colour="#742519" skin="#96603b" />
    </g>
  )
}

type ArmPaint = { d: string; sleeve: string; colour: string; skin: string }

function Arm({ d, sleeve, colour, skin }: ArmPaint) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke={skin} strokeWidth="24" />
      <path d={sleeve} stroke={colour} strokeWidth="38" />
    </g>
  )
}

export function Exchange() {
  return (
    <g>
      <path d="M520 372h132v62q-66 30-132 0z" fill="url(#meeting-drum)" />
      <ellipse cx="586" cy="372" rx="66" ry="19" fill="#f7f0e0" stroke="#c9a35a" strokeWidth="7" />
      <path d="M520 434q66 30 132 0" fill="none" stroke="#c9a35a" strokeWidth="8" />
      {[536, 562, 588, 614, 638].map((x) => (
        <path key={x} d={`M${x} 392v44`} stroke="#e8d3a0" strokeWidth="4" />
      ))}
      <circle cx="526" cy="390" r="15" fill="#a86c45" />
      <g transform="rotate(-10 650 330)">
        <rect x="606" y="304" width="80" height="50" rx="3" fill="#f9f1df" stroke="#a88c5c" strokeWidth="2" />
        <path d="M606 306l40 28 40-28" fill="none" stroke="#a88c5c" strokeWidth="3" />
      </g>
      <circle cx="676" cy="350" r="15" fill="#96603b" />
    </g>
  )
}
