import * as texts from "#texts/page"
export function Wordmark({ nameClass = "" }) {
  return (
    <span className="inline-flex items-center gap-2 font-display text-2xl leading-none font-extrabold tracking-tight">
      <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
        <rect width="32" height="32" rx="5" fill="#8c2f23" />
        <path d="M6 8h20v16H6z" fill="#1b1714" />
        <path d="M10 20V12m4 10V10m4 9v-6m4 8V11" stroke="#d9a94a" strokeWidth="2.4" strokeLinecap="round" />
      </svg>
      <span className={nameClass}>{texts.site}</span>
    </span>
  )
}
