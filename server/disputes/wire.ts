import type { DealTerms, Dispute, ListedDispute } from "../../contract/disputes.ts"
import { toBdt } from "../../contract/poisha.ts"
import type { Row } from "../../db/tables.ts"
import { photoUrl } from "../images/photo-url.ts"
import type { ListedRow } from "./disputes.ts"
import type { DisputeOfDeal } from "./of-deals.ts"

export function toDispute({ dispute, statements, evidence, ...kept }: DisputeOfDeal): Dispute {
  const { decisionReason } = dispute
  const terms = toTerms(kept)
  return {
    ...standing(dispute),
    statements: statements.map(({ id, authorId, buyerId, text, createdAt }) => ({
      _id: id,
      by: authorId === buyerId ? "buyer" : "seller",
      text,
      evidence: evidence
        .filter(({ statementId }) => statementId === id)
        .map(({ id: _id, width, height }) => ({ _id, width, height })),
      createdAt: createdAt.toISOString(),
    })),
    ...(decisionReason && { decisionReason }),
    ...(terms && { terms }),
  }
}

export function toListedDispute(row: ListedRow): ListedDispute {
  const { id, bookingId, dueAt, productName, buyerName, sellerName, sellingPrice, deliveryFee } = row
  return {
    _id: id,
    dealId: bookingId,
    ...standing(row),
    ...(dueAt && { dueAt: dueAt.toISOString() }),
    productName,
    buyerName,
    sellerName,
    amountDue: toBdt(sellingPrice + deliveryFee),
  }
}

function standing(dispute: Row<"disputes">) {
  const { reason, openedAt, answerBy, answeredAt, outcome, refundAmount, decidedAt } = dispute
  return {
    reason,
    openedAt: openedAt.toISOString(),
    answerBy: answerBy.toISOString(),
    ...(answeredAt && { answeredAt: answeredAt.toISOString() }),
    ...(outcome && { outcome }),
    ...(refundAmount && { refundAmount: toBdt(refundAmount) }),
    ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
  }
}

function toTerms({ terms, photos }: Pick<DisputeOfDeal, "terms" | "photos">): DealTerms | undefined {
  if (!terms) return undefined
  const { productName, productCondition, productDescription, timeUsed, location, delivery } = terms
  const { brand, model, year, included, faults, sellingPrice, deliveryFee, imageIds } = terms
  return {
    productName,
    productCondition,
    productDescription,
    timeUsed,
    ...(brand && { brand }),
    ...(model && { model }),
    ...(year && { year }),
    ...(included && included.length > 0 && { included }),
    ...(faults && { faults }),
    location,
    delivery,
    sellingPrice: toBdt(sellingPrice),
    deliveryFee: toBdt(deliveryFee),
    photos: imageIds.flatMap((id) => {
      const sizes = photos.get(id)
      return sizes ? [{ url: photoUrl(sizes), sizes }] : []
    }),
  }
}
