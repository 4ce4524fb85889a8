import { z } from "zod"
import { fieldError } from "./checks.ts"
import { required } from "./fields.ts"

const hour = 3_600_000
const leastAhead = hour
const mostAhead = 14 * 24 * hour
const shortestPlace = 3

export const MeetingProposal = z
  .object({
    place: required("meetingPlace", 120).refine((place) => place.length >= shortestPlace, {
      error: fieldError("tooShort", "meetingPlace", shortestPlace),
    }),
    at: z.iso.datetime({ error: fieldError("notADate", "meetingTime") }).refine(isInTime, {
      error: fieldError("notInMeetingTime", "meetingTime"),
    }),
  })
  .meta({ id: "MeetingProposal" })
export type MeetingProposal = z.infer<typeof MeetingProposal>

function isInTime(at: string) {
  const ahead = Date.parse(at) - Date.now()
  return ahead >= leastAhead && ahead <= mostAhead
}

export const MeetingVersion = z.object({ version: z.int().positive() }).meta({ id: "MeetingVersion" })

/** Where and when the two hand over; agreed to once the other side has said yes to this version. */
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
