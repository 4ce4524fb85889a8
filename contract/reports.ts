import { z } from "zod"
import { fieldError } from "./checks.ts"
import { Id, optionalLines, Page } from "./fields.ts"
import { Role, Suspension } from "./users.ts"

export const reportReasons = ["fraud", "abuse", "harassment", "spam", "other"] as const
export type ReportReason = (typeof reportReasons)[number]

export const longestReport = 1_000

export const NewReport = z
  .object({
    reason: z.enum(reportReasons, fieldError("required", "reason")),
    statement: optionalLines("statement", longestReport).default(""),
  })
  .meta({ id: "NewReport" })
export type NewReport = z.infer<typeof NewReport>

export const reportOutcomes = ["unfounded", "warned", "suspended"] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

/** `warned` notifies the reported person; `suspended` requires that the person is suspended. */
export const ReportDecision = z
  .object({ outcome: z.enum(reportOutcomes, fieldError("required", "outcome")) })
  .meta({ id: "ReportDecision" })
export type ReportDecision = z.infer<typeof ReportDecision>

export const Report = z
  .object({
    _id: Id,
    reason: z.enum(reportReasons),
    statement: z.string(),
    reporter: z.object({ _id: Id, name: z.string(), role: Role }),
    reported: z.object({ _id: Id, name: z.string(), role: Role, suspension: Suspension.optional() }),
    productName: z.string(),
    createdAt: z.iso.datetime(),
    outcome: z.enum(reportOutcomes).optional().meta({ description: "Once it is closed" }),
    closedAt: z.iso.datetime().optional(),
    earlier: z
      .object({ outcome: z.enum(reportOutcomes), closedAt: z.iso.datetime() })
      .optional()
      .meta({
        description: "How the last report before, of the same conversation by the same person, ended",
      }),
  })
  .meta({ id: "Report" })
export type Report = z.infer<typeof Report>

export const Reports = z.array(Report)

/** Open reports come oldest first, closed ones newest first. */
export const ReportsPage = Page.extend({ state: z.enum(["open", "closed"]).default("open") })
export type ReportState = z.infer<typeof ReportsPage>["state"]

export const ReportedMessage = z
  .object({
    _id: Id,
    number: z.int(),
    isOfReporter: z.boolean(),
    text: z.string(),
    photo: z.object({ _id: Id, width: z.int(), height: z.int() }).optional(),
    removed: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "ReportedMessage" })
export type ReportedMessage = z.infer<typeof ReportedMessage>

export const ReportedMessages = z.array(ReportedMessage)

export const ReportParam = z.object({ id: Id })
export const ReportPhotoParam = z.object({ id: Id, photoId: Id })
