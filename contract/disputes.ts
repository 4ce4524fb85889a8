import { z } from "zod"
import { fieldError } from "./checks.ts"
import { Id, Page, price, requiredLines } from "./fields.ts"
import { inclusions } from "./product-facts.ts"
import { conditions, ProductPhoto } from "./products.ts"
import { disputeOutcomes, disputeReasons, mostEvidence, shortestDecision } from "./dispute-choices.ts"

const Reason = z.enum(disputeReasons, fieldError("required", "reason"))
/** @public */
export type DisputeReason = z.infer<typeof Reason>

const statement = requiredLines("statement", 2_000)

const evidence = z
  .array(Id, fieldError("notAnId", "evidence"))
  .max(mostEvidence, fieldError("tooManyEvidence", "evidence", mostEvidence))
  .overwrite((ids) => [...new Set(ids)])
  .default([])
  .meta({ description: "Photos that one has uploaded for this deal, and not named yet" })

export const NewDispute = z.object({ reason: Reason, statement, evidence }).meta({ id: "NewDispute" })
export type NewDispute = z.infer<typeof NewDispute>

export const NewStatement = z.object({ text: statement, evidence }).meta({ id: "NewStatement" })
export type NewStatement = z.infer<typeof NewStatement>

/** `release` pays the seller all of it, `refund` the buyer; `split` pays the buyer `refundAmount`. */
export const Decision = z
  .object({
    outcome: z.enum(["release", "refund", "split"], fieldError("required", "outcome")),
    refundAmount: price("refundAmount", 0.01)
      .optional()
      .meta({ description: "BDT, of `split` only: more than nothing, and less than was paid" }),
    reason: requiredLines("reason", 1_000).refine(({ length }) => length >= shortestDecision, {
      error: fieldError("tooShort", "reason", shortestDecision),
    }),
  })
  .refine(({ outcome, refundAmount }) => outcome !== "split" || refundAmount !== undefined, {
    path: ["refundAmount"],
    error: fieldError("required", "refundAmount"),
  })
  .refine(({ outcome, refundAmount }) => outcome === "split" || refundAmount === undefined, {
    path: ["refundAmount"],
    error: fieldError("onlyOfSplit", "refundAmount"),
  })
  .meta({ id: "Decision" })
export type Decision = z.infer<typeof Decision>

export const Evidence = z
  .object({ _id: Id, width: z.int(), height: z.int() })
  .meta({ id: "Evidence", description: "Its picture is at `evidence/{id}`" })

export const DisputeStatement = z
  .object({
    _id: Id,
    by: z.enum(["buyer", "seller"]),
    text: z.string().meta({ description: "Empty once its author has left" }),
    evidence: z.array(Evidence),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "DisputeStatement" })
export type DisputeStatement = z.infer<typeof DisputeStatement>

/** Snapshot of the product's page and of the agreed terms, taken when buyer and seller committed themselves. */
export const DealTerms = z
  .object({
    productName: z.string(),
    productCondition: z.enum(conditions),
    productDescription: z.string(),
    timeUsed: z.string(),
    brand: z.string().optional(),
    model: z.string().optional(),
    year: z.int().optional(),
    included: z.array(z.enum(inclusions)).optional(),
    faults: z.string().optional(),
    location: z.string(),
    delivery: z.enum(["meet", "courier"]),
    sellingPrice: z.number().positive().meta({ description: "BDT" }),
    deliveryFee: z.number().min(0).meta({ description: "BDT" }),
    photos: z.array(ProductPhoto),
  })
  .meta({ id: "DealTerms" })
export type DealTerms = z.infer<typeof DealTerms>

const dispute = {
  reason: z.enum(disputeReasons),
  openedAt: z.iso.datetime(),
  answerBy: z.iso.datetime().meta({ description: "Until then the seller is to answer" }),
  answeredAt: z.iso.datetime().optional().meta({ description: "When the seller first answered" }),
  outcome: z.enum(disputeOutcomes).optional().meta({ description: "Once it is decided" }),
  refundAmount: z.number().positive().optional().meta({ description: "BDT, of `split`" }),
  decidedAt: z.iso.datetime().optional(),
}

export const Dispute = z
  .object({
    ...dispute,
    statements: z.array(DisputeStatement).meta({ description: "Of both, oldest first" }),
    decisionReason: z.string().optional(),
    terms: DealTerms.optional(),
  })
  .meta({ id: "Dispute" })
export type Dispute = z.infer<typeof Dispute>

export const ListedDispute = z
  .object({
    _id: Id,
    dealId: Id,
    ...dispute,
    dueAt: z.iso.datetime().optional().meta({ description: "Not decided by then, the money goes back" }),
    productName: z.string(),
    buyerName: z.string(),
    sellerName: z.string(),
    amountDue: z.number().positive().meta({ description: "BDT, what was paid" }),
  })
  .meta({ id: "ListedDispute" })
export type ListedDispute = z.infer<typeof ListedDispute>

export const ListedDisputes = z.array(ListedDispute)

/** Undecided disputes are sorted by due time, decided ones newest first. */
export const DisputeFilter = Page.extend({ state: z.enum(["undecided", "decided"]).default("undecided") })
export type DisputeFilter = z.infer<typeof DisputeFilter>

export const EvidenceParam = z.object({ id: Id })
