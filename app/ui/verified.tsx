import { verifiedSeller } from "#texts/products"
export function Verified() {
  return (
    <svg
      viewBox="0 0 20 20"
      className="inline size-5 shrink-0 text-info"
      role="img"
      aria-label={verifiedSeller}
    >
      <path
        fill="currentColor"
        d="M10 0l2.4 2 3.1-.2.8 3 2.6 1.7L17.8 10l1.1 3.5-2.6 1.7-.8 3-3.1-.2L10 20l-2.4-2-3.1.2-.8-3-2.6-1.7L2.2 10 1.1 6.5l2.6-1.7.8-3 3.1.2z"
      />
      <path d="M6 10.2l2.7 2.7 5-5.4" fill="none" className="stroke-base-100" strokeWidth="2" />
    </svg>
  )
}
