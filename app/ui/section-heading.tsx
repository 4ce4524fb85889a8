export function SectionHeading({ children }: { children: string }) {
  return (
    <div className="mb-6 flex items-center gap-4">
      <h2 className="text-heading">{children}</h2>
      <span className="-mr-4 h-[3px] grow bg-base-content max-sm:hidden" aria-hidden="true" />
      <svg viewBox="0 0 44 12" className="w-11 shrink-0 max-sm:hidden" aria-hidden="true">
        <rect y="1" width="20" height="10" rx="3" className="fill-base-content" />
        <path d="M20 3h7v6h-7zM28 4h12l4 2-4 2H28z" className="fill-accent" />
      </svg>
    </div>
  )
}
