import type { Row, Tx } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"

type Proposal = Pick<Row<"meetings">, "bookingId" | "place" | "at" | "proposedBy">
type Side = Row<"meetings">["proposedBy"]

/** Stores a new version, not agreed to yet, in a locked deal. Returns false if the same is proposed or agreed. */
export async function propose(tx: Tx, { bookingId, ...proposal }: Proposal) {
  const before = await meetingOf(tx, bookingId)
  const isSame = before?.place === proposal.place && before.at.getTime() === proposal.at.getTime()
  if (isSame && (before.proposedBy === proposal.proposedBy || before.agreedAt)) return false
  const meeting = { ...proposal, version: (before?.version ?? 0) + 1, agreedAt: null }
  await tx
    .insertInto("meetings")
    .values({ bookingId, ...meeting })
    .onConflict((conflict) => conflict.column("bookingId").doUpdateSet(meeting))
    .execute()
  return true
}

/** Agrees, in a locked deal, to the version that was seen. Undefined if that was agreed before. Throws `conflict`. */
export async function agree(tx: Tx, { id }: { id: string }, side: Side, version: number) {
  const meeting = await meetingOf(tx, id)
  if (!meeting || meeting.version !== version) throw new Problem("conflict", (say) => say.otherMeeting)
  if (meeting.proposedBy === side) throw new Problem("conflict", (say) => say.ownMeeting)
  if (meeting.agreedAt) return undefined
  if (meeting.at <= new Date()) throw new Problem("conflict", (say) => say.meetingPassed)
  await tx
    .updateTable("meetings")
    .set(({ ref }) => ({ agreedAt: new Date(), agreedFor: ref("at") }))
    .where("bookingId", "=", id)
    .execute()
  return meeting
}

function meetingOf(tx: Tx, bookingId: string) {
  return tx.selectFrom("meetings").selectAll().where("bookingId", "=", bookingId).executeTakeFirst()
}
