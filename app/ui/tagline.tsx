/** Spec §2; no line of it is a single word, and none ends within one. */
export function Tagline({ className }: { className: string }) {
  return (
    <p className={`text-balance ${className}`}>
      The best place for <span className="whitespace-nowrap">second-hand</span> musical accessories!
    </p>
  )
}
