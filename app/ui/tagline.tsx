import * as texts from "#texts/page"
/** Spec §2; with manual line breaks, because `text-wrap: balance` moves the lines while text streams in. */
export function Tagline({ className }: { className: string }) {
  return (
    <p className={className}>
      {texts.tagline.first}
      <span className="whitespace-nowrap">{texts.tagline.whole}</span> <br />
      {texts.tagline.last}
    </p>
  )
}
