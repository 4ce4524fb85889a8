import * as format from "#texts/format"
import * as texts from "#texts/ratings"
import type { Rating as RatingOf } from "../../contract/reviews.ts"

export function Rating({ rating: { average, reviews } }: { rating: RatingOf }) {
  return (
    <span className="whitespace-nowrap">
      <span className="sr-only">{texts.rating(average, reviews)}</span>
      <span aria-hidden="true">
        <Star /> {format.number(average)} ({format.number(reviews)})
      </span>
    </span>
  )
}

export function Star({ isFull = true }: { isFull?: boolean }) {
  return (
    <svg viewBox="0 0 20 20" className="inline size-5 shrink-0 text-accent" aria-hidden="true">
      <path
        d="M10 1.6l2.5 5.6 6 .6-4.5 4 1.3 6L10 14.7l-5.3 3.1 1.3-6-4.5-4 6-.6z"
        fill={isFull ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  )
}
