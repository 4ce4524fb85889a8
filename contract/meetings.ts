import { z } from "zod"
import { fieldError } from "./checks.ts"
import { required } from "./fields.ts"

const hour = 3_600_000
const leastAhead = hour
const mostAhead = 14 * 24 * hour
const shortestPlace = 3

/** Earliest and latest accepted time of a meeting, in epoch milliseconds. */
export function meetingTimes(now: number) {
  return { earliest: now + leastAhead, latest: now + mostAhead }
}

/** `now` is the reference clock: the clock of a phone may be wrong. */
export function meetingProposal(now: () => number) {
  return z.object({
    place: required("meetingPlace", 120).refine((place) => place.length >= shortestPlace, {
      error: fieldError("tooShort", "meetingPlace", shortestPlace),
    }),
    at: z.iso
      .datetime({ error: ({ input }) => fieldError(input ? "notADate" : "required", "meetingTime") })
      .refine((at) => isInTime(at, now()), {
        error: fieldError("notInMeetingTime", "meetingTime"),
      }),
  })
}

export const MeetingProposal = meetingProposal(() => Date.now()).meta({ id: "MeetingProposal" })
export type MeetingProposal = z.infer<typeof MeetingProposal>

function isInTime(at: string, now: number) {
  const { earliest, latest } = meetingTimes(now)
  return Date.parse(at) >= earliest && Date.parse(at) <= latest
}

export const MeetingVersion = z.object({ version: z.int().positive() }).meta({ id: "MeetingVersion" })

/** Place and time of the handover; `agreedAt` is set once the other party has agreed to this version. */
export const Meeting = z
  .object({
    version: z.int(),
    place: z.string(),
    at: z.iso.datetime(),
    proposedBy: z.enum(["buyer", "seller"]),
    agreedAt: z.iso.datetime().optional(),
  })
  .meta({ id: "Meeting" })
export type Meeting = z.infer<typeof Meeting>
