import { isolate } from "../../contract/isolate.ts"
import type { ReviewTag } from "../../contract/reviews.ts"

export const heading = "Reviews"
export const reviewOf = (name: string) => `How was ${isolate(name)}?`
export const blind = (date: string) =>
  `Nobody sees what you write until both of you have written, or until ${date}. Until then you can change it.`
export const otherWrote = (name: string) =>
  `${isolate(name)} wrote a review. You see it once you have written yours.`
export const stars = "Stars"
export const starsOf = (stars: number) => (stars === 1 ? "1 star" : `${stars} stars`)
export const tags = "What fits (optional)"
export const tag: Record<ReviewTag, string> = {
  "as-agreed": "As agreed",
  friendly: "Friendly",
  "on-time": "On time",
  "quick-answers": "Answers quickly",
  "not-as-agreed": "Not as agreed",
  late: "Late",
  "slow-answers": "Answers slowly",
}
export const words = "In your words (optional)"
export const write = "SEND REVIEW"
export const change = "CHANGE REVIEW"
export const written = "Thank you for your review."
export const none = "Nobody wrote a review."
export const noneYet = "Nobody has reviewed this seller yet."
export const by = { buyer: "Buyer", seller: "Seller" }
export const reply = "Reply"
export const replyOnce = "You can reply once. Everybody sees it."
export const sendReply = "REPLY"
export const replied = "Your reply is published."
export const repliedBy = "Reply of the one reviewed"
export const report = "Report"
export const reportedReview = (author: string) => `the review of ${author}`
export const reportOf = (author: string) => `Report the review of ${isolate(author)}`
export const takeDown = "TAKE DOWN"
export const takeDownOf = (author: string) => `TAKE DOWN: the review of ${isolate(author)}`
export const takingDown = (author: string) => `take down the review of ${isolate(author)}?`
export const takeDownMeans = "Nobody but its author sees it any more, and the average does not count it."
export const takenDown = "The review is taken down."
