export function Unplugged() {
  return (
    <svg viewBox="0 0 200 110" className="w-48 max-w-full text-base-content" fill="none" aria-hidden="true">
      <path
        d="M4 92c34 14 52-4 46-24S22 46 30 26s46-18 54 6-16 52 12 56 22-30 44-32"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g transform="rotate(-8 150 55)">
        <rect x="138" y="47" width="28" height="16" rx="4" fill="currentColor" />
        <rect x="166" y="50" width="9" height="10" className="fill-accent" />
        <rect x="175" y="52" width="14" height="6" className="fill-accent" />
        <path d="M189 52l6 3-6 3z" className="fill-accent" />
      </g>
    </svg>
  )
}
