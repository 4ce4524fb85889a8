import * as texts from "#texts/reviews"
import { lazy, Suspense } from "react"
import { Link } from "react-router"
import type { Review } from "../../contract/reviews.ts"
import { useUser } from "../identity/access-token.ts"
import { loadChunk } from "../document/load-chunk.ts"
import { ReviewItem } from "../reviews/review-item.tsx"

const TakeDownReview = lazy(async () => {
  const { TakeDownReview: button } = await loadChunk(() => import("../reviews/take-down-review.tsx"))
  return { default: button }
})

export function SellerReviews({ sellerId, reviews }: { sellerId: string; reviews: Review[] }) {
  const isAdmin = useUser()?.role === "admin"
  if (reviews.length === 0) return <p>{texts.noneYet}</p>
  return (
    <div className="grid max-w-3xl gap-5">
      {reviews.map((review) => (
        <ReviewItem key={review._id} review={review}>
          <Report sellerId={sellerId} review={review} />
          {isAdmin && (
            <Suspense>
              <TakeDownReview review={review} />
            </Suspense>
          )}
        </ReviewItem>
      ))}
    </div>
  )
}

function Report({ sellerId, review: { _id, author } }: { sellerId: string; review: Review }) {
  const place = encodeURIComponent(`/sellers/${sellerId}?show=reviews#review-${_id}`)
  return (
    <Link
      to={`/?report=${place}#get-in-touch`}
      state={texts.reportedReview(author.name)}
      rel="nofollow"
      aria-label={texts.reportOf(author.name)}
      className="link inline-flex min-h-11 items-center justify-self-start text-sm text-muted"
    >
      {texts.report}
    </Link>
  )
}
