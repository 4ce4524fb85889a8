import { type ComponentType, useEffect } from "react"
import { Buttons, Dialogs, Fields, Notices, Submits, Toasts } from "./controls.tsx"
import { Ended, Frame, Offline, OtherLanguage, Pending } from "./frame.tsx"
import { Failures, Lists, Waiting } from "./lists.tsx"
import { showPseudoClasses } from "./pseudo-classes.ts"
import { Cards, Categories, Marks, Photos, Questions } from "./things.tsx"

const pieces: Record<string, ComponentType> = {
  "Buttons: at rest, under a pointer, in focus, pressed, busy, disabled": Buttons,
  Fields,
  "The end of a form": Submits,
  Notices,
  Dialogs,
  Toasts,
  Marks,
  "Photos: there, missing": Photos,
  Questions,
  "Product cards": Cards,
  "Categories: one, several": Categories,
  "Lists: none, failed, one, several, many": Lists,
  Waiting,
  "Instead of a screen": Failures,
  "Around every screen": Frame,
  "A screen on its way, and after a while late": Pending,
  "Without a network": Offline,
  "The offer of the other language": OtherLanguage,
  "What happened, until it is over": Ended,
}

export default function Gallery() {
  useEffect(showPseudoClasses, [])
  return (
    <div className="grid xl:grid-cols-2">
      <Theme name="maple" />
      <Theme name="ebony" />
    </div>
  )
}

function Theme({ name }: { name: string }) {
  return (
    <div
      data-theme={name}
      className="grid min-w-0 content-start gap-10 bg-base-100 p-4 text-base-content sm:p-8"
    >
      <h1 className="text-heading">{name}</h1>
      {Object.entries(pieces).map(([title, Piece]) => (
        <section key={title} className="grid min-w-0 gap-4">
          <h2 className="text-2xl">{title}</h2>
          <Piece />
        </section>
      ))}
    </div>
  )
}
