import type { HandoverCode } from "../../contract/handover.ts"
import { serverNow } from "../data/server-time.ts"
import type { OfflineHandover } from "./offline-handovers.ts"
import { type Verdict, verifyCode } from "./verify-code.ts"

/** Verifies a scanned code on the phone; without a key or over plain http only the server can. */
export async function verdictOf(handover: OfflineHandover, code: string): Promise<Verdict> {
  const { dealId, amountDue, key, clockAhead } = handover
  const { subtle }: { subtle?: SubtleCrypto } = crypto
  if (!key || !subtle) return "unchecked"
  return verifyCode(key, code, { dealId, amount: Math.round(amountDue * 100), now: serverNow(clockAhead) })
}

/** Whether the code has expired, by the estimated server time. */
export function seemsExpired({ clockAhead }: OfflineHandover, { until }: HandoverCode) {
  return Date.parse(until) <= serverNow(clockAhead)
}
