export function Turntable() {
  return (
    <>
      <rect x="14" y="16" width="172" height="120" rx="8" fill="#7a4a26" stroke="#5f3b1f" strokeWidth="2" />
      <circle cx="84" cy="76" r="54" fill="#2b2420" />
      <g className="turns">
        <circle cx="84" cy="76" r="50" fill="#120f0d" />
        {[44, 37, 30].map((radius) => (
          <circle key={radius} cx="84" cy="76" r={radius} fill="none" stroke="#3a322c" strokeWidth="1.5" />
        ))}
        <path d="M84 26a50 50 0 0 1 35 15L98 62a20 20 0 0 0-14-6z" fill="#fff" opacity=".12" />
        <circle cx="84" cy="76" r="18" fill="#8c2f23" />
        <path d="M76 70h16M78 84h12" stroke="#f3ebdd" strokeWidth="2" />
      </g>
      <circle cx="84" cy="76" r="3" fill="#f3ebdd" />
      <circle cx="160" cy="40" r="12" fill="#c99a3d" />
      <path d="M160 40l-8 56-24 12" fill="none" stroke="#d8d0c4" strokeWidth="5" strokeLinejoin="round" />
      <path d="M130 100l-12 10 8 6 10-8z" fill="#1b1714" />
      <circle cx="164" cy="116" r="8" fill="#1b1714" />
    </>
  )
}
