import * as texts from "#texts/home"
import dusk from "./dusk.svg?url"
import meeting from "./meeting.svg?url"
import pedals from "./pedals.svg?url"
import wall from "./wall.svg?url"

type SlideContent = { title: string; text: string; drawing: string }

// spec §9: four slides
export const slides: SlideContent[] = [
  { ...texts.played, drawing: wall },
  { ...texts.bookMeetPay, drawing: meeting },
  { ...texts.checkMark, drawing: pedals },
  { ...texts.soldMeansSold, drawing: dusk },
]

type Props = { slide: SlideContent; label: string; isAside: boolean }

/** A slide contains nothing focusable, so no focus is lost in a hidden slide. */
export function Slide({ slide: { title, text, drawing }, label, isAside }: Props) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a slide is no fieldset
      role="group"
      aria-roledescription={texts.slide}
      aria-label={label}
      aria-hidden={isAside || undefined}
      className="w-full shrink-0 snap-start snap-always"
    >
      {/* has its own color-scheme, or a change of theme would repaint it */}
      <img
        src={drawing}
        width="1200"
        height="480"
        alt=""
        loading="lazy"
        decoding="async"
        className="block aspect-3/2 w-full scheme-light object-cover sm:aspect-2/1 lg:aspect-5/2"
      />
      <div className="px-5 pt-5 pb-3 md:min-h-24 md:pr-92 md:pb-5">
        <p className="font-display text-2xl leading-tight font-bold text-balance">{title}</p>
        <p className="mt-1 max-w-[30em] text-pretty text-muted">{text}</p>
      </div>
    </div>
  )
}
