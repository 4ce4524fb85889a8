/** An amplifier with its cable on the way to a guitar: somebody is about to play. */
export function Rehearsal() {
  return (
    <svg viewBox="0 0 640 180" className="w-full rounded-box bg-base-200" aria-hidden="true">
      <path d="M0 150h640v30H0z" className="fill-base-300" />
      <g transform="translate(60 38)">
        <rect width="150" height="114" rx="8" fill="#1b1714" />
        <rect x="10" y="34" width="130" height="70" rx="4" fill="#4a3b2c" />
        <circle cx="75" cy="69" r="28" fill="#2c231b" stroke="#d9a94a" strokeOpacity="0.5" />
        <circle cx="75" cy="69" r="9" fill="#4a3b2c" />
        {[24, 46, 68, 90].map((x) => (
          <circle key={x} cx={x} cy="18" r="6" fill="#d9a94a" />
        ))}
        <circle cx="128" cy="18" r="4" className="fill-primary motion-safe:animate-pulse" />
      </g>
      <path
        d="M196 56c60 0 20 100 90 96s60-70 120-60 30 40 70 36"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-base-content"
      />
      <g transform="translate(476 34) rotate(18)">
        <rect x="42" y="-34" width="10" height="96" rx="3" fill="#8a5a2b" />
        <path d="M40-52h15l4 22H37z" fill="#5c3a1b" />
        <path
          d="M47 52c26-10 40 2 36 22-2 10 8 18 4 32-6 20-30 24-42 18-14 6-38 0-42-20-2-14 8-20 6-32-4-20 12-30 38-20z"
          className="fill-primary"
        />
        <rect x="33" y="78" width="28" height="7" rx="3" fill="#1b1714" />
        <rect x="33" y="96" width="28" height="7" rx="3" fill="#1b1714" />
      </g>
    </svg>
  )
}
