import * as texts from "#texts/home"
import { useId } from "react"
import type { Product } from "../../contract/products.ts"
import { AdvertisedCard } from "../products/advertised-card.tsx"
import { Arrow } from "../ui/arrow.tsx"
import { SectionHeading } from "../ui/section-heading.tsx"
import { useScrollRow } from "./use-scroll-row.ts"

export function Trending({ products }: { products: Product[] }) {
  const { place, move, rowProps } = useScrollRow()
  const rowId = useId()
  const isMore = place === "start" || place === "between"
  return (
    <section className="relative min-w-0">
      <div className="sm:pr-28">
        <SectionHeading>{texts.trending}</SectionHeading>
      </div>
      <ul
        {...rowProps}
        id={rowId}
        className={`${isMore ? "not-noscript:xl:[mask-image:linear-gradient(to_right,black_calc(100%-5rem),transparent)]" : ""} -mx-4 grid snap-x scroll-px-4 auto-cols-[min(86%,20rem)] grid-flow-col grid-rows-[auto_auto_1fr] gap-x-4 overflow-x-auto overscroll-x-contain scroll-smooth px-4 pb-3 [scrollbar-color:var(--color-edge)_transparent] [scrollbar-width:thin] sm:gap-x-6 xl:mx-0 xl:scroll-px-0 xl:px-0`}
      >
        {products.map((product) => (
          <li key={product._id} className="row-span-3 grid snap-start grid-rows-subgrid">
            <AdvertisedCard product={product} />
          </li>
        ))}
      </ul>
      <div
        className={`flex gap-2 max-sm:justify-end sm:absolute sm:top-0 sm:right-0 sm:w-24 noscript:hidden ${place === "whole" ? "invisible" : ""}`}
      >
        <Move to="back" rowId={rowId} isAtEnd={place === "start"} onMove={() => move(-1)} />
        <Move to="on" rowId={rowId} isAtEnd={place === "end"} onMove={() => move(1)} />
      </div>
    </section>
  )
}

type MoveProps = { to: "back" | "on"; rowId: string; isAtEnd: boolean; onMove: () => void }

/** `aria-disabled`, because a disabled button would lose the focus at the end of the row. */
function Move({ to, rowId, isAtEnd, onMove }: MoveProps) {
  return (
    <button
      type="button"
      aria-label={to === "on" ? texts.nextProducts : texts.previousProducts}
      aria-controls={rowId}
      aria-disabled={isAtEnd || undefined}
      onClick={onMove}
      className="btn btn-square border-edge bare aria-disabled:border-edge/60 aria-disabled:text-base-content/50"
    >
      <Arrow to={to} />
    </button>
  )
}
