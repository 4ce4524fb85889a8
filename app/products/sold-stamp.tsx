import { soldMark } from "#texts/products"

export function SoldStamp({ className = "border-4 px-5 py-1 text-4xl" }) {
  return (
    <strong
      className={`pointer-events-none absolute top-1/2 left-1/2 -translate-1/2 -rotate-12 rounded-sm border-primary bg-base-100 font-display tracking-widest text-primary ${className}`}
    >
      {soldMark}
    </strong>
  )
}
