import type { Deal as DealJson, DealParty } from "../../contract/deals.ts"
import { isToReturn } from "../../contract/dispute-choices.ts"
import type { OnHoldDeal } from "../../contract/on-hold-deals.ts"
import type { Decision } from "../../contract/disputes.ts"
import { toBdt, toPoisha } from "../../contract/poisha.ts"
import type { Row } from "../../db/tables.ts"
import type { Deal } from "../bookings/find-deal.ts"
import { waitsForPayment } from "../bookings/may-be-paid.ts"
import { photoUrl } from "../images/photo-url.ts"
import { toDispute } from "../disputes/wire.ts"
import { toDealReviews } from "../reviews/wire.ts"
import type { SignedIn } from "../users/users.ts"
import { mayOf, partyOf } from "./act-on.ts"
import { refusalToBuy } from "./conditions.ts"
import type { DisputeDecision } from "./decide.ts"
import type { OnHoldRow } from "./list-on-hold.ts"
import type { Chargebacks, Parts } from "./parts.ts"
import { mayWithoutMove } from "./side-conditions.ts"

export function fromDecision({ outcome, reason, refundAmount }: Decision): DisputeDecision {
  return { outcome, reason, refundAmount: refundAmount === undefined ? null : toPoisha(refundAmount) }
}

export function toDeal(who: SignedIn, { deal, parts }: { deal: Deal; parts: Parts }): DealJson {
  const you = partyOf(who, deal) ?? "admin"
  const { id, state, dueAt, method, delivery, address, endReason } = deal
  return {
    _id: id,
    you,
    state,
    ...(waitsForPayment(deal) && { paymentWaits: true }),
    ...(dueAt && { dueAt: dueAt.toISOString() }),
    ...(method && { method }),
    delivery,
    ...(address && maySeeAddress(deal, you) && { address }),
    ...moneyOf(deal, you),
    product: {
      _id: deal.productId,
      name: deal.productName,
      photo: photoUrl(deal.sizes),
      photoSizes: deal.sizes ?? [],
    },
    buyer: { _id: deal.buyerId, name: deal.buyerName, ...(you === "seller" && { record: parts.record }) },
    seller: { _id: deal.sellerId, name: deal.sellerName },
    ...contactsOf(deal, parts, you),
    ...meetingOf(deal),
    ...partsOf(parts, deal, you),
    ...(deal.reviewsUntil && { reviews: toDealReviews(parts.reviews, you, deal.reviewsUntil) }),
    ...(parts.dispute && { dispute: toDispute(parts.dispute) }),
    onHold: deal.onHoldAt !== null,
    ...(endReason && { endReason }),
    may: [...mayOf(deal, you), ...mayWithoutMove(deal, you)],
    createdAt: deal.createdAt.toISOString(),
  }
}

export function toOnHoldDeal(deal: OnHoldRow): OnHoldDeal {
  const { id, state, onHoldAt, productName, provider, transactionId } = deal
  return {
    _id: id,
    state,
    amountDue: toBdt(deal.sellingPrice + deal.deliveryFee),
    productName,
    buyer: { _id: deal.buyerId, name: deal.buyerName },
    seller: { _id: deal.sellerId, name: deal.sellerName },
    provider: provider ?? "",
    ...(transactionId && { transactionId }),
    since: (onHoldAt ?? deal.now).toISOString(),
    ...toChargeback(deal.chargebacks),
    may: [...mayOf(deal, "admin"), ...mayWithoutMove(deal, "admin")],
  }
}

/** Sums the chargebacks in the newest one's state; only those whose money is with the bank, if there are any. */
function toChargeback(chargebacks: Chargebacks): Pick<DealJson, "chargeback" | "givenByBank"> {
  const [newest] = chargebacks
  if (!newest) return {}
  const { state, givenByBank } = newest
  const same = chargebacks.filter((each) => each.state === state)
  const taken = same.filter(isWithBank)
  const isWithdrawn = taken.length > 0
  const amount = (isWithdrawn ? taken : same).reduce((sum, each) => sum + each.amount, 0)
  return {
    chargeback: { amount: toBdt(amount), state, isWithdrawn },
    ...(givenByBank > 0 && { givenByBank: toBdt(givenByBank) }),
  }
}

type ChargebackRow = Chargebacks[number]

function isWithBank({ withdrawnAt, returnedAt }: ChargebackRow) {
  return withdrawnAt !== null && returnedAt === null
}

function moneyOf(deal: Deal, you: DealParty) {
  const { state, sellingPrice, priceToday, deliveryFee, transactionId } = deal
  const { provider, providerRef: reference } = deal
  const isOpen = (state === "booked" || state === "requested") && !refusalToBuy(deal, you)
  const hasOtherPrice = isOpen && sellingPrice !== priceToday
  return {
    sellingPrice: toBdt(sellingPrice),
    ...(hasOtherPrice && { priceToday: toBdt(priceToday) }),
    deliveryFee: toBdt(deliveryFee),
    amountDue: toBdt(sellingPrice + deliveryFee),
    ...(transactionId && { transactionId }),
    ...(you === "admin" && provider && { gateway: { provider, ...(reference && { reference }) } }),
  }
}

const known: Deal["state"][] = ["reserved", "paid", "sent", "delivered", "disputed", "completed"]

/** The seller sees the buyer's address from the payment until the deal ends; admins never do. */
function maySeeAddress({ state }: Deal, you: DealParty) {
  return you === "buyer" || (you === "seller" && sending.includes(state))
}

const sending: Deal["state"][] = ["paid", "sent", "delivered", "disputed"]

function contactsOf(deal: Deal, { dispute }: Parts, you: DealParty) {
  const { state, buyerPhone, phoneNumber, location } = deal
  const isReturning = state === "refunded" && dispute && isToReturn(dispute.dispute)
  if (you === "admin" || !(known.includes(state) || isReturning) || !buyerPhone) return {}
  return { phones: { buyer: buyerPhone, seller: phoneNumber }, sellerLocation: location }
}

function meetingOf(deal: Deal) {
  const { meetingVersion: version, meetingPlace: place, meetingAt: at } = deal
  const { meetingProposedBy: proposedBy, meetingAgreedAt: agreedAt } = deal
  if (version === null || place === null || !at || !proposedBy) return {}
  const agreed = agreedAt && { agreedAt: agreedAt.toISOString() }
  return { meeting: { version, place, at: at.toISOString(), proposedBy, ...agreed } }
}

function partsOf({ events, shipment, refunds, chargebacks }: Parts, deal: Deal, you: DealParty) {
  // a stray refund returns a second payment and does not concern the seller
  const shown = you === "seller" ? refunds.filter(({ reason }) => reason !== "stray") : refunds
  const taken = toChargeback(chargebacks.filter((each) => maySeeChargeback(each, deal, you)))
  // the chargeback shows the bank's money already
  const visible = taken.chargeback?.isWithdrawn ? shown.filter(({ state }) => state !== "byBank") : shown
  return {
    ...(shipment && {
      shipment: {
        courier: shipment.courier,
        trackingCode: shipment.trackingCode,
        sentAt: shipment.sentAt.toISOString(),
      },
    }),
    refunds: visible.map((refund) => toRefund(refund, you)),
    ...taken,
    events: events.flatMap(toEvent),
  }
}

/** Admins see all, sellers also those of a completed deal; else, once off hold, what the buyer has from the bank. */
function maySeeChargeback(chargeback: ChargebackRow, { state, onHoldAt }: Deal, you: DealParty) {
  if (you === "admin" || (you === "seller" && state === "completed")) return true
  const isTaken = isWithBank(chargeback) && chargeback.state !== "won"
  if (state === "refunded") return isTaken
  return !onHoldAt && (chargeback.state === "lost" || (isTaken && state !== "completed"))
}

function toRefund(
  { id, amount, reason, state, createdAt, doneAt, providerRef: reference }: Row<"refunds">,
  you: DealParty,
) {
  return {
    _id: id,
    amount: toBdt(amount),
    reason,
    state,
    ...(you === "admin" && reference && { reference }),
    createdAt: createdAt.toISOString(),
    ...(doneAt && { doneAt: doneAt.toISOString() }),
  }
}

function toEvent({ data, createdAt }: Parts["events"][number]) {
  const { act, from, to, role, reason } = data
  if (!act || !from || !to || !role) return []
  return [{ act, from, to, by: role, ...(reason && { reason }), createdAt: createdAt.toISOString() }]
}
