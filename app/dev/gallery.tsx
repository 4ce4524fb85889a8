import type { ReactNode } from "react"
import { Buttons, Cards, Fields, Lists, Marks, Waiting } from "./pieces.tsx"

/** The pieces of the pages in their states, in both themes; only in development. */
export default function Gallery() {
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
      <Piece title="Buttons">
        <Buttons />
      </Piece>
      <Piece title="Fields">
        <Fields />
      </Piece>
      <Piece title="Marks">
        <Marks />
      </Piece>
      <Piece title="Product cards">
        <Cards />
      </Piece>
      <Piece title="Lists: none, failed, a few">
        <Lists />
      </Piece>
      <Piece title="Waiting">
        <Waiting />
      </Piece>
    </div>
  )
}

function Piece({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-4">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  )
}
