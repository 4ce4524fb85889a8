import { startTimeLimit } from "../process/time-limit.ts"
import { takeDue } from "./hosted-payments.ts"
import { settleHosted, type SettleDeps } from "./settle-hosted.ts"

const batchSize = 100
const atOnce = 8

/** Asks gateways about payments that no return or notice has settled; a scheduled job. */
export async function askGateways(deps: SettleDeps, stopping?: AbortSignal) {
  const isOver = startTimeLimit(stopping)
  let due = await takeDue(deps.db, batchSize)
  while (due.length > 0) {
    await askEach(deps, due, isOver)
    due = isOver() ? [] : await takeDue(deps.db, batchSize)
  }
}

async function askEach(deps: SettleDeps, due: string[], isOver: () => boolean) {
  const left = due.values()
  const askNext = async () => {
    for (const next of left) if (!isOver()) await ask(deps, next)
  }
  await Promise.all(Array.from({ length: atOnce }, askNext))
}

/** Logs errors, so that one payment does not block the others. */
async function ask(deps: SettleDeps, transactionId: string) {
  try {
    await settleHosted(deps, transactionId, { role: "clock" })
  } catch (error) {
    deps.log.error({ err: error, transactionId }, "a payment at a gateway could not be settled")
  }
}
