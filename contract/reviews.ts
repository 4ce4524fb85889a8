import { z } from "zod"
import { fieldError } from "./checks.ts"
import { Id, optionalLines, Page, requiredLines } from "./fields.ts"
import { fewestForAverage, mostStars, reviewTags } from "./review-choices.ts"

const ReviewTag = z.enum(reviewTags, fieldError("notAChoice", "reviewTags"))
export type ReviewTag = z.infer<typeof ReviewTag>

const Stars = z.int().min(1).max(mostStars)

export const NewReview = z
  .object({
    stars: z
      .int(fieldError("notAChoice", "stars"))
      .min(1, fieldError("noStars", "stars"))
      .max(mostStars, fieldError("notAChoice", "stars")),
    tags: z
      .array(ReviewTag)
      .max(reviewTags.length, fieldError("notAChoice", "reviewTags"))
      .overwrite((tags) => reviewTags.filter((tag) => tags.includes(tag)))
      .default([]),
    text: optionalLines("reviewText", 500).default(""),
  })
  .meta({ id: "NewReview" })
export type NewReview = z.infer<typeof NewReview>

export const NewReply = z.object({ text: requiredLines("reply", 500) }).meta({ id: "NewReply" })
export type NewReply = z.infer<typeof NewReply>

export const OwnReview = z
  .object({
    stars: Stars,
    tags: z.array(ReviewTag),
    text: z.string(),
    publishedAt: z.iso.datetime().optional(),
  })
  .meta({ id: "OwnReview" })

export const Review = z
  .object({
    _id: Id,
    by: z.enum(["buyer", "seller"]),
    author: z.object({ _id: Id, name: z.string() }),
    stars: Stars,
    tags: z.array(ReviewTag),
    text: z.string(),
    publishedAt: z.iso.datetime(),
    reply: z.object({ text: z.string(), createdAt: z.iso.datetime() }).optional(),
  })
  .meta({ id: "Review" })
export type Review = z.infer<typeof Review>

export const Reviews = z.array(Review)

/** Double-blind: reviews are published once both parties have written, or the time to write is over. */
export const DealReviews = z
  .object({
    until: z.iso.datetime().meta({ description: "When they can be written no more" }),
    own: OwnReview.optional(),
    hasOther: z.boolean().meta({ description: "Whether the other one has written" }),
    published: Reviews,
  })
  .meta({ id: "DealReviews" })
export type DealReviews = z.infer<typeof DealReviews>

/** Over all reviews of a person; exists from three reviews on. */
export const Rating = z
  .object({ average: z.number().min(1).max(mostStars), reviews: z.int().min(fewestForAverage) })
  .meta({ id: "Rating" })
export type Rating = z.infer<typeof Rating>

export function ratingOf(reviews: number, starsTotal: number): Rating | undefined {
  if (reviews < fewestForAverage) return undefined
  return { average: Math.round((starsTotal * 10) / reviews) / 10, reviews }
}

export const ReviewParam = z.object({ id: Id })

export const ReviewsPage = Page
