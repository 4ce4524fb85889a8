import { reservedMark } from "#texts/products"

/** Overlays the photo, at the opposite end from own-mark.tsx. */
export function ReservedMark() {
  return (
    <strong className="pointer-events-none absolute inset-x-0 top-0 bg-neutral/85 px-1 py-0.5 text-center text-[0.875rem]/4.5 text-neutral-content sm:right-auto sm:rounded-br-sm sm:px-2.5 sm:py-1">
      {reservedMark}
    </strong>
  )
}
