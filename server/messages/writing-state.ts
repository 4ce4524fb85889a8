import type { WritingState } from "../../contract/messages.ts"
import { Problem } from "../http/problem.ts"
import { stateIgnoringSuspension } from "../products/state.ts"
import type { Participation } from "./conversations.ts"

/** Suspensions close no conversation; about a sold or returning product only its buyer and seller can write. */
export function writingStateOf(row: Participation): WritingState {
  if (row.otherRemovedAt) return "removed"
  if (row.isBlockedByOwn) return "blocked-by-you"
  if (row.isBlockedByOther) return "blocked"
  const state = stateIgnoringSuspension(row)
  if (state === "withdrawn") return row.isGoingBack ? "open" : "withdrawn"
  return state === "sold" && !row.isBought ? "sold" : "open"
}

export function assertOpen(row: Participation) {
  const state = writingStateOf(row)
  if (state !== "open") throw refusals[state]
}

const refusals: Record<Exclude<WritingState, "open">, Problem> = {
  "blocked-by-you": new Problem("forbidden", (say) => say.blockedByYou),
  blocked: new Problem("forbidden", (say) => say.blockedByOther),
  sold: new Problem("already-sold", (say) => say.talkEndsSold),
  withdrawn: new Problem("no-longer-available", (say) => say.talkEndsWithdrawn),
  removed: new Problem("no-longer-available", (say) => say.talkEndsRemoved),
}
