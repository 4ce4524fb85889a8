/** Spec §2; broken by hand: balanced lines move with each word that comes. */
export function Tagline({ className }: { className: string }) {
  return (
    <p className={className}>
      The best place for <span className="whitespace-nowrap">second-hand</span> <br />
      musical accessories!
    </p>
  )
}
