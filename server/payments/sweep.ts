import type { ProblemCode } from "../../contract/problem.ts"
import type { AppContext } from "../process/app-context.ts"
import { Problem } from "../http/problem.ts"
import { minute } from "../process/durations.ts"
import type { Money } from "./card-provider.ts"
import { completeUntil } from "./checkpoints.ts"
import * as claims from "./claims.ts"
import { moneyAtProvider } from "./money-at-provider.ts"
import { captureAndRecord, voidOrRefund, settle } from "./settle.ts"
import { markUnknown } from "./unknown-outcome.ts"

type Deps = Pick<AppContext, "db" | "cards" | "config" | "log">

/** After this time a hold without a claim is voided, and a claim unknown to the provider is left to an admin. */
const holdAge = 15 * minute
/** How many claims that were released while unknown are checked in each sweep; chosen at random. */
const askedByName = 10

/** Resumes claims, then settles or voids provider money without a claim. Safe to run in several processes. */
export async function sweep(deps: Deps) {
  await resumeClaims(deps)
  const startedAt = new Date()
  if (await adoptAll(deps)) await completeUntil(deps.db, "captures", startedAt)
}

/** Throws only errors after which a retry may succeed. */
export async function resumeClaim(deps: Deps, id: string) {
  const claim = await claims.findClaimed(deps.db, id)
  if (!claim) return
  await resume(deps, claim).catch((error: unknown) => {
    if (!(error instanceof Problem) || providerFailures.has(error.code)) throw error
  })
}

async function resumeClaims(deps: Deps) {
  for (const claim of await claims.findStale(deps.db, new Date(Date.now() - claims.claimAge)))
    await attempt(deps, claim.transactionId, () => resume(deps, claim))
}

/** Returns false if the next sweep has to look at captured money again. */
async function adoptAll(deps: Deps) {
  let isComplete = true
  for await (const money of moneyAtProvider(deps, askedByName)) {
    const isDone = await attempt(deps, money.id, () => adopt(deps, money))
    if (!isDone && money.status === "succeeded") isComplete = false
  }
  return isComplete
}

async function attempt({ log }: Deps, transactionId: string, work: () => Promise<unknown>) {
  try {
    await work()
    return true
  } catch (error) {
    if (!(error instanceof Problem) || error.code === "payment-refused")
      log.error({ err: error, transactionId }, "the sweep could not finish a payment")
    return false
  }
}

async function resume(deps: Deps, claim: claims.Payment) {
  const intent = await deps.cards.fetchIntent(claim.transactionId)
  if (intent) await captureAndRecord(deps, claim, intent)
  else if (claim.claimedAt.getTime() < Date.now() - holdAge) await keepUnknown(deps, claim)
}

/** Marks a claim that the provider does not know with the keys in use: an admin has to decide it. */
async function keepUnknown({ db, log }: Deps, claim: claims.Payment) {
  const isNew = await db.transaction().execute((tx) => markUnknown(tx, claim))
  if (!isNew) return
  const { transactionId } = claim
  log.error({ transactionId }, "alarm: the card provider does not know a payment, and an admin has to look")
}

const providerFailures = new Set<ProblemCode>(["unavailable", "too-many-requests", "payment-refused"])

async function adopt(deps: Deps, intent: Money) {
  const { db, cards, log } = deps
  if (await claims.findByTransaction(db, intent.id)) return
  if (intent.status === "succeeded")
    log.error({ transactionId: intent.id }, "alarm: money was taken without a record")
  try {
    await settle(deps, { transactionId: intent.id })
  } catch (error) {
    // a temporary failure of the provider: retried by the next sweep
    if (!(error instanceof Problem) || providerFailures.has(error.code)) throw error
    if (intent.heldAt.getTime() < Date.now() - holdAge) await voidOrRefund(db, cards, intent)
  }
}
