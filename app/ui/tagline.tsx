import * as texts from "#texts/page"
/** Spec §2; broken by hand: balanced lines move with each word that comes. */
export function Tagline({ className }: { className: string }) {
  return (
    <p className={className}>
      {texts.tagline.first}
      <span className="whitespace-nowrap">{texts.tagline.whole}</span> <br />
      {texts.tagline.last}
    </p>
  )
}
