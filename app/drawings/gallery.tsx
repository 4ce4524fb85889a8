import * as texts from "#texts/dashboard"
import type { ComponentType } from "react"
import { Amplifier } from "./amplifier.tsx"
import { Cassette } from "./cassette.tsx"
import "./drawings.css"
import { Faders } from "./faders.tsx"
import { Metronome } from "./metronome.tsx"
import { Snare } from "./snare.tsx"
import { Strings } from "./strings.tsx"
import { Turntable } from "./turntable.tsx"

const drawings: { title: string; Drawing: ComponentType }[] = [
  { title: texts.keepTime, Drawing: Metronome },
  { title: texts.plugIn, Drawing: Amplifier },
  { title: texts.tuneUp, Drawing: Strings },
  { title: texts.countIn, Drawing: Snare },
  { title: texts.findTheMix, Drawing: Faders },
  { title: texts.recordIt, Drawing: Cassette },
  { title: texts.playItBack, Drawing: Turntable },
]

/** The seven animated images of spec §2. */
export function Gallery() {
  return (
    <ul className="mt-4 flex flex-wrap justify-center gap-y-4 border-t border-base-300 pt-6 sm:justify-between">
      {drawings.map(({ title, Drawing }) => (
        <li key={title} className="w-1/4 sm:w-24">
          <figure className="drawing grid gap-1 px-2">
            <svg viewBox="0 0 200 150" className="w-full" aria-hidden="true">
              <Drawing />
            </svg>
            <figcaption className="-mx-2 text-center text-sm leading-tight text-muted">{title}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
