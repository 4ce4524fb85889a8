import { sql } from "kysely"

export const reviewRules = {
  "a review of a deal that nobody can review yet": sql`
    select reviews.id from reviews join bookings on bookings.id = "bookingId" where "reviewsUntil" is null`,
  "a review that is not published ten minutes after the time for reviews": sql`
    select reviews.id from reviews join bookings on bookings.id = "bookingId"
    where "publishedAt" is null and "reviewsUntil" < now() - interval '10 minutes'`,
  "a review that was published alone before the time for reviews ended": sql`
    select reviews.id from reviews join bookings on bookings.id = "bookingId"
    where "publishedAt" < "reviewsUntil" and not exists (select from reviews as other
      where other."bookingId" = bookings.id and other.by <> reviews.by and other."publishedAt" is not null)`,
  "a deal of which one review is published and the other is not": sql`
    select "bookingId" as id from reviews group by "bookingId"
    having count("publishedAt") = 1 and count(*) = 2`,
  "a review by or of somebody who is not of its deal": sql`
    select reviews.id from reviews join bookings on bookings.id = "bookingId"
      join products on products.id = "productId"
    where (case by when 'buyer' then ("authorId", "subjectId") else ("subjectId", "authorId") end)
      <> ("buyerId", "sellerId")`,
  "a person whose stars are not those of the published reviews": sql`
    select users.id from users where ("reviewCount", "starsTotal") <> (
      select count(*), coalesce(sum(stars), 0) from reviews
      where "subjectId" = users.id and "publishedAt" is not null and "takenDownAt" is null)`,
} as const
