import { type RawBuilder, sql } from "kysely"
import { newestFirst, type PageRequest } from "../../db/list.ts"
import type { Db } from "../../db/tables.ts"
import { isBought } from "../bookings/on-list.ts"
import { Problem } from "../http/problem.ts"
import { isTaken } from "../products/state.ts"
import { isBlocked } from "../users/blocked.ts"
import type { SignedIn } from "../users/users.ts"

export function list(db: Db, person: SignedIn, productId: string | undefined, page: PageRequest) {
  const own = ofPerson(db, person).$if(productId !== undefined, (query) =>
    query.where("conversations.productId", "=", productId ?? ""),
  )
  return newestFirst(own, "own.lastMessageId", page).execute()
}

/** Throws `not-found`, also for someone else's conversation. */
export function get(db: Db, person: SignedIn, id: string) {
  return ofPerson(db, person)
    .where("conversations.id", "=", id)
    .executeTakeFirstOrThrow(() => unknownConversation)
}

export async function countUnread(db: Db, { id }: SignedIn) {
  const { unread } = await db
    .selectFrom("participants")
    .select(({ fn }) => fn.sum<string | null>("unread").as("unread"))
    .where("userId", "=", id)
    .where("unread", ">", sql<number>`0`)
    .executeTakeFirstOrThrow()
  return Number(unread)
}

export const unknownConversation = new Problem("not-found", (say) => say.unknownConversation)

export type ConversationRow = Awaited<ReturnType<typeof list>>[number]

function ofPerson(db: Db, person: SignedIn) {
  return participationOf(db, person)
    .leftJoin("images", "images.id", "products.imageId")
    .innerJoin("messages as last", (join) =>
      join
        .onRef("last.conversationId", "=", "conversations.id")
        .onRef("last.number", "=", "conversations.lastNumber"),
    )
    .select(["conversations.productId", "own.userId", "own.unread", "own.lastMessageId"])
    .select(["partner.name as otherName", "other.readTo as readByOther"])
    .select(["productName", "sellingPrice", "images.sizes", isTaken().as("isTaken")])
    .select(["products.acceptsOffers", "products.negotiable"])
    .select(["last.number", "last.senderId", "last.text", "last.photoId", "last.isErased"])
    .select(["last.createdAt", isReported.as("isReported")])
}

const isReported = sql<boolean>`exists (select from reports where reports."conversationId" = conversations.id
  and reports."reporterId" = own."userId" and outcome is null)`

export type Participation = Awaited<ReturnType<ReturnType<typeof participationOf>["execute"]>>[number]

/** Selects a person's conversations with the other person, and with what decides whether writing is allowed. */
export function participationOf(db: Db, { id }: SignedIn) {
  return db
    .selectFrom("participants as own")
    .innerJoin("conversations", "conversations.id", "own.conversationId")
    .innerJoin("participants as other", (join) =>
      join.onRef("other.conversationId", "=", "own.conversationId").onRef("other.userId", "<>", "own.userId"),
    )
    .innerJoin("users as partner", "partner.id", "other.userId")
    .innerJoin("products", "products.id", "conversations.productId")
    .select(["conversations.id", "conversations.buyerId", "partner.id as otherId"])
    .select("partner.deletedAt as otherRemovedAt")
    .select(["products.soldAt", "products.withdrawnAt", "products.deletedAt", "products.suspendedUntil"])
    .select([
      isBlocked(oneself, partner).as("isBlockedByOwn"),
      isBlocked(partner, oneself).as("isBlockedByOther"),
      hasBooking(isBought).as("isBought"),
      hasBooking(isGoingBack).as("isGoingBack"),
    ])
    .where("own.userId", "=", id)
}

const [oneself, partner] = [sql.ref("own.userId"), sql.ref("other.userId")]

/** A refunded product that its seller has not listed again: it still has to be handed back. */
const isGoingBack = sql`bookings.state = 'refunded' and exists (select from events
  where type = 'deal moved' and subjects ->> 'booking' = bookings.id::text and events."createdAt" = products."withdrawnAt")`

function hasBooking(which: RawBuilder<unknown>) {
  return sql<boolean>`exists (select from bookings
    where bookings."productId" = conversations."productId" and bookings."buyerId" = conversations."buyerId"
      and ${which})`
}
