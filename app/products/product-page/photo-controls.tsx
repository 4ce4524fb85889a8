import * as format from "#texts/format"
import * as texts from "#texts/product-page"
import { Arrow } from "../../ui/arrow.tsx"
import { Thumbnail } from "../../ui/thumbnail.tsx"
import type { ProductPhoto } from "../../../contract/products.ts"

type Place = { index: number; count: number; show: (at: number) => void }

export function PhotoControls({ index, count, show }: Place) {
  return (
    <>
      <p
        className="absolute right-2 bottom-2 rounded-sm bg-neutral/80 px-2 text-sm text-neutral-content tabular-nums noscript:hidden"
        aria-hidden="true"
      >
        {format.number(index + 1)} / {format.number(count)}
      </p>
      <Step to="back" isAtEnd={index === 0} onStep={() => show(index - 1)} />
      <Step to="on" isAtEnd={index === count - 1} onStep={() => show(index + 1)} />
    </>
  )
}

type StepProps = { to: "back" | "on"; isAtEnd: boolean; onStep: () => void }

function Step({ to, isAtEnd, onStep }: StepProps) {
  return (
    <button
      type="button"
      aria-label={to === "on" ? texts.nextPhoto : texts.previousPhoto}
      aria-disabled={isAtEnd || undefined}
      onClick={() => !isAtEnd && onStep()}
      className={`btn btn-circle absolute top-1/2 -translate-y-1/2 border-edge bg-base-100/85 aria-disabled:opacity-0 max-sm:hidden noscript:hidden ${to === "on" ? "right-2" : "left-2"}`}
    >
      <Arrow to={to} />
    </button>
  )
}

export function Thumbnails({ photos, index, show }: Place & { photos: ProductPhoto[] }) {
  return (
    <ul className="flex gap-2 overflow-x-auto p-1 max-sm:hidden">
      {photos.map(({ url, sizes }, at) => (
        <li key={url} className="w-16 shrink-0">
          <a
            href={`#photo-${at + 1}`}
            aria-label={texts.photoOf(at + 1, photos.length)}
            aria-current={at === index || undefined}
            onClick={(event) => {
              event.preventDefault()
              show(at)
            }}
            className="block rounded-sm border-2 border-transparent aria-[current]:border-accent"
          >
            <Thumbnail src={url} photoSizes={sizes} className="w-full!" />
          </a>
        </li>
      ))}
    </ul>
  )
}
