import type { SupportState } from "../../contract/support.ts"

export const team = "Backline"
export const yourConversation = "Your conversation with Backline"
export const theConversation = "The conversation"
export const theMessages = "The messages"
export const about = "Your message to us"
/** To whoever wrote. */
export const states: Record<SupportState, string> = {
  open: "Waits for our answer",
  answered: "Answered",
  closed: "Closed",
}
export const next: Record<SupportState, string> = {
  open: "We have your message, and answer here and by email.",
  answered: "You can answer here.",
  closed: "This conversation is closed. When you write, it is open again.",
}
export const removed = "Removed"

export const linkHeading = "Your message to Backline"
export const linkNote = "We answer by email. Whoever has the link in our mail can read along."
export const linkMissing = "Open the link in our email, or write to us with GET\u00A0IN\u00A0TOUCH."
export const writeAgain = "GET\u00A0IN\u00A0TOUCH"
export const sent = "Sent. We will answer by email."
