const paths = { back: "M15 5l-7 7 7 7", on: "M9 5l7 7-7 7" }

export function Arrow({ to, className = "size-6" }: { to: keyof typeof paths; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <path d={paths[to]} />
    </svg>
  )
}
