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
  { title: "Keep time", Drawing: Metronome },
  { title: "Plug in", Drawing: Amplifier },
  { title: "Tune up", Drawing: Strings },
  { title: "Count in", Drawing: Snare },
  { title: "Find the mix", Drawing: Faders },
  { title: "Record it", Drawing: Cassette },
  { title: "Play it back", Drawing: Turntable },
]

/** The seven animated images of spec §2: each moves for a few seconds, and again under the pointer. */
export function Gallery() {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
      {drawings.map(({ title, Drawing }) => (
        <li key={title} className="last:max-sm:col-span-2 last:xl:col-span-2">
          <figure className="drawing grid rounded-box border border-base-300 bg-base-200 p-3">
            <svg viewBox="0 0 200 150" className="h-36 w-full" aria-hidden="true">
              <Drawing />
            </svg>
            <figcaption className="text-center font-semibold text-muted">{title}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
