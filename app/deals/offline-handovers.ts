import { z } from "zod"
import { HandoverCode, HandoverKey } from "../../contract/handover.ts"
import { lastKnownUser } from "../access-token.ts"
import { handoversKey, readStorage, writeStorage } from "../storage.ts"

/** What a phone needs of a deal where there is no connection. */
const OfflineHandover = z.object({
  dealId: z.string(),
  you: z.enum(["buyer", "seller"]),
  productName: z.string(),
  otherName: z.string(),
  /** In BDT. */
  amountDue: z.number(),
  isCash: z.boolean(),
  key: HandoverKey.optional(),
  /** How far the phone's clock ran ahead of the server's when they last spoke, in milliseconds. */
  clockAhead: z.number().default(0),
  code: HandoverCode.optional(),
})
export type OfflineHandover = z.infer<typeof OfflineHandover>

const Kept = z.record(z.string(), OfflineHandover)

/** As many as one may have in hand; older ones go. */
const most = 20

export function offlineHandover(dealId: string): OfflineHandover | undefined {
  return all()[ofPerson(dealId)]
}

/** Removed at log-out (sign-out.ts). */
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
