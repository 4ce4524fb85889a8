import { type RawBuilder, sql } from "kysely"
import type { Waiting } from "../../contract/waiting.ts"
import type { Db } from "../../db/tables.ts"
import { keptForCash } from "../bookings/kept-for-cash.ts"
import { meetingWaitsFor, waitsForSeller } from "../bookings/to-answer.ts"
import { isForSaleTo } from "../bookings/may-be-paid.ts"
import { isOnHold } from "../bookings/on-hold.ts"
import { isUnpaid } from "../bookings/unpaid-bookings.ts"
import { isToDecide } from "../disputes/is-to-decide.ts"
import { isUnknown } from "../gateways/unknown-payments.ts"
import { isStuck } from "../payments/stuck-refunds.ts"
import { isUnknown as isUnknownChargeback } from "../payments/unknown-chargebacks.ts"
import { isTaken, isAvailable } from "../products/state.ts"
import { isRead } from "../notifications/read-state.ts"
import type { SignedIn } from "../users/users.ts"

/** Counts everything in one statement; skips what concerns other roles. */
export async function countWaiting(db: Db, { id, role }: SignedIn) {
  const { rows } = await sql<Waiting>`select
    ${count(role === "Seller", bookingsToAnswer(id))} as "bookingsToAnswer",
    ${count(role === "Buyer", bookingsToCheck(id))} as "bookingsToCheck",
    ${count(role === "Buyer", bookingsToPay(id))} as "bookingsToPay",
    ${count(role === "Seller", salesToAnswer(id))} as "salesToAnswer",
    ${count(role !== "admin", role === "Seller" ? offersToSeller(id) : offersToBuyer(id))} as "offersToAnswer",
    ${count(role === "admin", sellersToVerify)} as "sellersToVerify",
    ${count(role === "admin", disputesToDecide)} as "disputesToDecide",
    ${count(role === "admin", reportsToClose(id))} as "reportsToClose",
    ${count(role === "admin", onHoldDeals)} as "heldDeals",
    ${count(role === "admin", stuckRefunds)} as "stuckRefunds",
    ${count(role === "admin", unknownPayments)} as "unknownPayments",
    ${unreadMessages(id)} as "unreadMessages",
    ${count(true, unreadNotifications(id))} as "unreadNotifications"`.execute(db)
  return rows[0] ?? nothing
}

const nothing: Waiting = {
  bookingsToAnswer: 0,
  bookingsToCheck: 0,
  bookingsToPay: 0,
  salesToAnswer: 0,
  offersToAnswer: 0,
  sellersToVerify: 0,
  disputesToDecide: 0,
  reportsToClose: 0,
  heldDeals: 0,
  stuckRefunds: 0,
  unknownPayments: 0,
  unreadMessages: 0,
  unreadNotifications: 0,
}

function count(isWanted: boolean, of: RawBuilder<unknown>) {
  return isWanted ? sql<number>`(select count(*)::int from ${of})` : sql<number>`0`
}

function bookingsToAnswer(sellerId: string) {
  return sql`bookings join products on products.id = "productId"
    where "sellerId" = ${sellerId} and "removedAt" is null and bookings.state = 'booked'
      and ${isAvailable()} and not ${isTaken()}`
}

function bookingsToCheck(buyerId: string) {
  return sql`bookings where "buyerId" = ${buyerId} and "removedAt" is null
    and (state = 'delivered' and "onHoldAt" is null or ${keptForCash} or ${meetingWaitsFor("buyer")})`
}

function bookingsToPay(buyerId: string) {
  return sql`bookings join products on products.id = "productId"
    where "buyerId" = ${buyerId} and ${isUnpaid} and not ${keptForCash} and ${isForSaleTo()}`
}

function salesToAnswer(sellerId: string) {
  return sql`bookings join products on products.id = "productId"
    where "sellerId" = ${sellerId} and ${waitsForSeller}`
}

function offersToSeller(sellerId: string) {
  return sql`offers join products on products.id = "productId"
    where "sellerId" = ${sellerId} and "by" = 'buyer' and ${isOpen}`
}

function offersToBuyer(buyerId: string) {
  return sql`offers where "buyerId" = ${buyerId} and "by" = 'seller' and ${isOpen}`
}

const isOpen = sql`state = 'open' and "expiresAt" > now()`

const disputesToDecide = sql`disputes join bookings on bookings.id = "bookingId"
  where outcome is null and state = 'disputed' and ${isToDecide}`

function reportsToClose(adminId: string) {
  return sql`reports join conversations on conversations.id = "conversationId"
    where outcome is null and "buyerId" <> ${adminId} and "sellerId" <> ${adminId}`
}

const onHoldDeals = sql`bookings where ${isOnHold}`

const stuckRefunds = sql`refunds where ${isStuck}`

const unknownPayments = sql`(select id::text from payments where ${isUnknown}
  union all select id from chargebacks where ${isUnknownChargeback}) as unknown`

const sellersToVerify = sql`users where role = 'Seller' and status is null and "deletedAt" is null`

function unreadMessages(userId: string) {
  return sql<number>`(select coalesce(sum(unread), 0)::int from participants
    where "userId" = ${userId} and unread > 0)`
}

function unreadNotifications(userId: string) {
  return sql`notifications
    where "userId" = ${userId} and "readAt" is null and type <> 'message-written' and not ${isRead()}`
}
