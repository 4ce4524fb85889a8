import * as dates from "#texts/dates"
import * as ofOthers from "#texts/deal-of-others"
import * as texts from "#texts/reviews"
import type { Deal } from "../../contract/deals.ts"
import { ReviewItem } from "../reviews/review-item.tsx"
import { ReplyForm } from "./reply-form.tsx"
import { ReviewForm } from "./review-form.tsx"

export function ReviewSection({ deal }: { deal: Deal }) {
  const { reviews, may, you } = deal
  if (!reviews) return null
  const { until, own, hasOther, published } = reviews
  const other = you === "buyer" ? deal.seller : deal.buyer
  const canWrite = may.includes("review")
  const end = new Date(until)
  // an admin writes no review, and sees them when they are published
  const isOpen = you === "admin" && isAhead(end)
  return (
    // no scroll anchor: what is below stays where it is while the form makes room for shorter reviews
    <section aria-labelledby="reviews" className="grid gap-3 [overflow-anchor:none]">
      <h2 id="reviews" className="text-xl">
        {canWrite ? texts.reviewOf(other.name) : texts.heading}
      </h2>
      {canWrite && (
        <>
          {hasOther && <p className="font-semibold">{texts.otherWrote(other.name)}</p>}
          <p>{texts.blind(dates.day(end))}</p>
          <ReviewForm id={deal._id} own={own} />
        </>
      )}
      {published.map((review) => (
        <ReviewItem key={review._id} review={review}>
          {you !== "admin" && review.by !== you && !review.reply && <ReplyForm id={review._id} />}
        </ReviewItem>
      ))}
      {!canWrite && published.length === 0 && <p>{isOpen ? ofOthers.blind(dates.day(end)) : texts.none}</p>}
    </section>
  )
}

function isAhead(moment: Date) {
  return moment.getTime() > Date.now()
}
