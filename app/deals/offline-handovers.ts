import { z } from "zod"
import { HandoverCode, HandoverKey } from "../../contract/handover.ts"
import { lastKnownUser } from "../identity/access-token.ts"
import { handoversKey, readStorage, writeStorage } from "../storage/storage.ts"

/** What a phone needs of a deal while it is offline. */
const OfflineHandover = z.object({
  dealId: z.string(),
  you: z.enum(["buyer", "seller"]),
  productName: z.string(),
  otherName: z.string(),
  /** In BDT. */
  amountDue: z.number(),
  isCash: z.boolean(),
  key: HandoverKey.optional(),
  /** How far the phone's clock was ahead of the server's at their last contact, in milliseconds. */
  clockAhead: z.number().default(0),
  code: HandoverCode.optional(),
})
export type OfflineHandover = z.infer<typeof OfflineHandover>

const Kept = z.record(z.string(), OfflineHandover)

/** More than one person has at a time; the oldest are dropped. */
const most = 20

export function offlineHandover(dealId: string): OfflineHandover | undefined {
  return all()[ofPerson(dealId)]
}

/** Stores the handover until log-out (sign-out.ts). */
export function keepHandover(handover: OfflineHandover) {
  const { [ofPerson(handover.dealId)]: _, ...others } = all()
  const latest = Object.fromEntries(Object.entries(others).slice(-most + 1))
  writeStorage(handoversKey, JSON.stringify({ ...latest, [ofPerson(handover.dealId)]: handover }))
}

function ofPerson(dealId: string) {
  return `${lastKnownUser()?.sub ?? ""} ${dealId}`
}

function all(): z.infer<typeof Kept> {
  try {
    return Kept.parse(JSON.parse(readStorage(handoversKey) ?? "{}"))
  } catch {
    return {}
  }
}
