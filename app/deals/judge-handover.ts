import type { HandoverCode } from "../../contract/handover.ts"
import { serverNow } from "../data/server-time.ts"
import type { OfflineHandover } from "./offline-handovers.ts"
import { type Verdict, verifyCode } from "./verify-code.ts"

/** Without a key, or over plain http, the server alone can say. */
export async function verdictOf(handover: OfflineHandover, code: string): Promise<Verdict> {
  const { dealId, amountDue, key, clockAhead } = handover
  const { subtle }: { subtle?: SubtleCrypto } = crypto
  if (!key || !subtle) return "unchecked"
  return verifyCode(key, code, { dealId, amount: Math.round(amountDue * 100), now: serverNow(clockAhead) })
}

/** As far as the phone can know the time. */
export function seemsOver({ clockAhead }: OfflineHandover, { until }: HandoverCode) {
  return Date.parse(until) <= serverNow(clockAhead)
}
