import { isolate } from "../../contract/isolate.ts"
import type { ReportOutcome, ReportReason, ReportState } from "../../contract/reports.ts"

export const reasons: Record<ReportReason, string> = {
  fraud: "Fraud, or payment outside Backline",
  abuse: "Insults or threats",
  harassment: "Harassment",
  spam: "Advertising or spam",
  other: "Something else",
}

// one of the two reports

export const title = (name: string) => `Report ${isolate(name)}`
export const means = (name: string) =>
  `Backline's admins can then read what is in this conversation now, with its photos, until they close the report. You are told what they decide. ${isolate(name)} is not told who reported.`
export const reason = "Reason"
export const chooseReason = "Please choose"
export const statement = "What happened (may stay empty)"
export const statementHint = "At most 1,000 characters."
export const send = "SEND REPORT"
export const sent = "Sent. We look at it and tell you what we decide."

// the admins' list

export const heading = "Reports"
export const theReports = "The reports"
export const which = "Which reports"
export const tabs: Record<ReportState, string> = { open: "Open", closed: "Closed" }
export const none: Record<ReportState, string> = {
  open: "No report waits for you.",
  closed: "No report has been closed yet.",
}
export const between = (reporter: string, reported: string) =>
  `${isolate(reporter)} reports ${isolate(reported)}`
export const about = (product: string) => `About “${isolate(product)}”`
export const see = "SEE REPORT"
export const seeOf = (reporter: string, reported: string) => `SEE REPORT: ${between(reporter, reported)}`

// one of them

export const back = "All reports"
export const thisReport = "This report"
export const theMessages = "The messages"
export const reportedAt = (time: string) => `Reported ${time}`
export const closedAt = (time: string) => `Closed ${time}`
export const earlier = (outcome: string, day: string) =>
  `Earlier report by the same person: ${outcome} (${day})`
export const says = (name: string) => `${isolate(name)} says:`
export const reading =
  "You see what was written until it was reported. The audit log says that you have read it. Once the report is closed, no admin can read the conversation."
export const outcome = "Your decision"
export const outcomes: Record<ReportOutcome, string> = {
  unfounded: "Nothing wrong",
  warned: "Warned",
  suspended: "Suspended",
}
export const choices: Record<ReportOutcome, (reported: string) => string> = {
  unfounded: () => "Nothing wrong",
  warned: (reported) => `Warn ${isolate(reported)}`,
  suspended: (reported) => `${isolate(reported)} is suspended`,
}
export const whoIsTold = "Whoever reported it is told the outcome. Nobody can change it afterwards."
export const close = "CLOSE REPORT"
export const closed = "The report is closed."
