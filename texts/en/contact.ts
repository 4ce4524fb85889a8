import type { SupportState } from "../../contract/support.ts"
import { isolate } from "../../contract/isolate.ts"

export const heading = "Messages"
export const theMessages = "The messages"
export const none = "Nobody has written to us yet. What people write in GET\u00A0IN\u00A0TOUCH appears here."
export const noneIn: Record<Exclude<SupportState, "open">, string> = {
  answered: "No conversation is answered and still open for more.",
  closed: "No conversation is closed.",
}
export const show = "Show"
export const reports = "Reports"
export const states: Record<SupportState, string> = {
  open: "To answer",
  answered: "Answered",
  closed: "Closed",
}
export const back = "All messages"
export const us = "Us:"
export const from = (name: string) => `Conversation with ${isolate(name)}`
export const answeredBy = (name: string) => `Answered by ${isolate(name)}`
export const member = "Member: reads the answer here and by email"
export const visitor = "No account: gets the answer by email"
export const formerMember = "No longer a member: an answer reaches nobody"
export const close = "CLOSE"
export const reopen = "REOPEN"
export const hasBeenClosed = (name: string) => `The conversation with ${isolate(name)} is closed.`
export const hasBeenReopened = (name: string) => `The conversation with ${isolate(name)} is open again.`
export const removing = (name: string) => `delete the conversation with ${isolate(name)}?`
export const removed = (name: string) => `The conversation with ${isolate(name)} has been removed.`
