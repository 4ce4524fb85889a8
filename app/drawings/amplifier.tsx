export function Amplifier() {
  return (
    <>
      <path d="M84 18q16-14 32 0" fill="none" stroke="#8d8377" strokeWidth="6" />
      <rect x="40" y="18" width="120" height="122" rx="8" fill="#2b2420" stroke="#8d8377" strokeWidth="2" />
      <rect x="48" y="26" width="104" height="22" rx="3" fill="#c99a3d" />
      {[62, 80, 98, 116].map((x) => (
        <circle key={x} cx={x} cy="37" r="6" fill="#1b1714" />
      ))}
      <circle className="glows" cx="138" cy="37" r="6" fill="#ff5a3c" />
      <rect x="48" y="54" width="104" height="78" rx="3" fill="#6b5238" />
      <g className="breathes">
        <circle cx="100" cy="93" r="34" fill="#1b1510" />
        <circle cx="100" cy="93" r="24" fill="#3a2f26" />
        <circle cx="100" cy="93" r="9" fill="#8d8377" />
      </g>
      <path
        d="M40 34V26q0-8 8-8h10M160 34v-8q0-8-8-8h-10M40 124v8q0 8 8 8h10M160 124v8q0 8-8 8h-10"
        fill="none"
        stroke="#d9a94a"
        strokeWidth="5"
      />
    </>
  )
}
