import { soldMark } from "#texts/products"

/** Lies across the photo of a product that is sold. */
export function SoldStamp() {
  return (
    <strong className="pointer-events-none absolute top-1/2 left-1/2 -translate-1/2 -rotate-12 rounded-sm border-4 border-primary bg-base-100 px-5 py-1 font-display text-4xl tracking-widest text-primary">
      {soldMark}
    </strong>
  )
}
