import * as texts from "#texts/reviews"
import type { ReactNode } from "react"
import { mostStars } from "../../contract/review-choices.ts"
import type { Review } from "../../contract/reviews.ts"
import { FormattedDate } from "../ui/date-time.tsx"
import { Star } from "../ui/rating.tsx"

const starNumbers = Array.from({ length: mostStars }, (_, at) => at + 1)

export function ReviewItem({ review, children }: { review: Review; children?: ReactNode }) {
  const { _id, author, by, stars, tags, text, publishedAt, reply } = review
  return (
    <article id={`review-${_id}`} className="grid gap-1 border-l-2 border-edge pl-3">
      <p className="flex flex-wrap items-center gap-x-2">
        <b>
          <bdi>{author.name}</bdi>
        </b>
        <span className="text-muted">
          {texts.by[by]} · <FormattedDate moment={publishedAt} />
        </span>
      </p>
      <Stars stars={stars} />
      {tags.length > 0 && <p>{tags.map((tag) => texts.tag[tag]).join(" · ")}</p>}
      {text && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
      {reply && (
        <div className="grid gap-1 pl-3">
          <p className="text-muted">
            {texts.repliedBy} · <FormattedDate moment={reply.createdAt} />
          </p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {reply.text}
          </p>
        </div>
      )}
      {children}
    </article>
  )
}

function Stars({ stars }: { stars: number }) {
  return (
    <p>
      <span className="sr-only">{texts.starsOf(stars)}</span>
      {starNumbers.map((number) => (
        <Star key={number} isFull={number <= stars} />
      ))}
    </p>
  )
}
