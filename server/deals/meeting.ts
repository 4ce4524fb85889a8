import type { MeetingProposal } from "../../contract/meetings.ts"
import type { Row, Tx } from "../../db/tables.ts"
import { deadlines, nextReminder } from "../bookings/deadlines.ts"
import type { Deal } from "../bookings/find-deal.ts"
import type { Actor } from "../bookings/move.ts"
import { recordEvent } from "../events/events.ts"
import { agree, propose } from "../handover/meetings.ts"
import type { ActWithoutMove } from "./act-without-move.ts"

export function proposeMeeting({ place, at }: MeetingProposal): ActWithoutMove {
  return {
    needs: "propose-meeting",
    run: async (tx, deal, by) => {
      const isNew = await propose(tx, { bookingId: deal.id, place, at: new Date(at), proposedBy: sideOf(by) })
      if (isNew) await record(tx, deal, by, "meeting proposed")
    },
  }
}

/** Agrees to the version that was seen; the deal's deadline follows the meeting. */
export function agreeToMeeting(version: number): ActWithoutMove {
  return {
    needs: "propose-meeting",
    run: async (tx, deal, by) => {
      const meeting = await agree(tx, deal, sideOf(by), version)
      if (!meeting) return
      await setDeadline(tx, deal, meeting.at)
      await record(tx, deal, by, "meeting agreed")
    },
  }
}

async function setDeadline(tx: Tx, deal: Deal, meetingAt: Date) {
  const dueAt = dueAfter(deal, meetingAt)
  await tx
    .updateTable("bookings")
    .set({
      dueAt,
      remindAt: nextReminder(dueAt),
      ...(deal.state === "reserved" && { reservedUntil: dueAt }),
    })
    .where("id", "=", deal.id)
    .execute()
  await tx.updateTable("products").set({ heldUntil: dueAt }).where("heldBy", "=", deal.id).execute()
}

function dueAfter({ paidAt }: Pick<Deal, "paidAt">, meetingAt: Date) {
  const due = meetingAt.getTime() + deadlines.afterMeeting
  return new Date(paidAt ? Math.min(due, paidAt.getTime() + deadlines.handingOverAtMost) : due)
}

function sideOf({ role }: Actor): Row<"meetings">["proposedBy"] {
  return role === "seller" ? "seller" : "buyer"
}

async function record(
  tx: Tx,
  { id, productId }: Deal,
  by: Actor,
  type: "meeting proposed" | "meeting agreed",
) {
  await recordEvent(tx, { type, actorId: by.id, subjects: { booking: id, product: productId } })
}
