import type { NotificationWords } from "../../contract/notification-words.ts"

type Decided = Pick<NotificationWords, "price" | "wasPrice">

/** Of those that are mailed: a name never stands first in a subject. */
export const mails = {
  "payment-due": { subject: (product: string) => `Do you still want ${product}?`, action: "Pay for it" },
  "payment-given-back": {
    subject: (product: string) => `Your payment goes back${product && `: ${product}`}`,
    action: "See what you booked",
  },
  "deal-to-hand-over": {
    subject: (product: string) => `Paid, and not handed over yet: ${product}`,
    action: "See what to do",
  },
  "chargeback-unknown": {
    subject: (product: string) => `Did the bank decide? ${product}`,
    action: "Look at it",
  },
  "deal-sent": { subject: (product: string) => `On its way: ${product}`, action: "See where it is" },
  "deal-delivered": { subject: (product: string) => `Is it OK? ${product}`, action: "Say how it is" },
  "deal-ending": { subject: (product: string) => `Completed tomorrow: ${product}`, action: "Say how it is" },
  "deal-completed": { subject: (product: string) => `Completed: ${product}`, action: "See the deal" },
  "deal-refunded": { subject: (product: string) => `Money back for ${product}`, action: "See the deal" },
  "refund-paid": { subject: (product: string) => `Given back for ${product}`, action: "See the deal" },
  "dispute-opened": {
    subject: (product: string) => `The buyer is not happy with ${product}`,
    action: "Answer",
  },
  "dispute-to-answer": {
    subject: (product: string) => `Please answer about ${product}`,
    action: "Answer",
  },
  "dispute-answered": { subject: (product: string) => `An answer about ${product}`, action: "Read it" },
  "dispute-decided": { subject: (product: string) => `Decided: ${product}`, action: "Read the decision" },
  "dispute-due": { subject: (product: string) => `To decide: ${product}`, action: "Decide" },
  "cash-asked": { subject: (product: string) => `Cash for ${product}?`, action: "Answer" },
  "cash-chosen": {
    subject: (product: string) => `Cash when you meet: ${product}`,
    action: "Agree on a meeting",
  },
  "cash-accepted": { subject: (product: string) => `Kept for you: ${product}`, action: "Agree on a meeting" },
  "cash-declined": { subject: (product: string) => `No cash for ${product}`, action: "See the deal" },
  "cash-unanswered": {
    subject: (product: string) => `No answer about cash: ${product}`,
    action: "See the deal",
  },
  "meeting-proposed": {
    subject: (product: string) => `Where and when: ${product}`,
    action: "Agree, or propose another",
  },
  "meeting-agreed": {
    subject: (product: string) => `Agreed: you meet about ${product}`,
    action: "See where and when",
  },
  "deal-price-lowered": {
    subject: (product: string) => `A lower price for you: ${product}`,
    action: "See the deal",
  },
  "deal-cancelled": { subject: (product: string) => `Cancelled: ${product}`, action: "See the deal" },
  "deal-objected": {
    subject: (product: string) => `Handed over, or not? ${product}`,
    action: "See the deal",
  },
  "deal-on-hold": { subject: (product: string) => `Please wait: ${product}`, action: "See the deal" },
  "deal-cleared": {
    subject: (product: string, { price, wasPrice }: Decided) => {
      if (price) return `The bank decided for the buyer: ${product}`
      return wasPrice ? `The bank decided for the seller: ${product}` : `The deal stands: ${product}`
    },
    action: "See the deal",
  },
  "hold-to-clear": { subject: (product: string) => `On hold: ${product}`, action: "Look at it" },
  "refund-failed": { subject: (product: string) => `A refund failed: ${product}`, action: "Look at it" },
  "refund-late": { subject: (product: string) => `A refund is late: ${product}`, action: "Look at it" },
  "payment-unknown": { subject: (product: string) => `Was it paid? ${product}`, action: "Look at it" },
  "late-money": { subject: (product: string) => `Money that goes back: ${product}`, action: "See the deal" },
  "chargeback-opened": {
    subject: (product: string) => `A bank asks for money back: ${product}`,
    action: "See the deal",
  },
  "sale-charged-back": {
    subject: (product: string) => `The buyer's bank asks for money back: ${product}`,
    action: "See the deal",
  },
  "sale-stands": {
    subject: (product: string) => `The bank decided for you: ${product}`,
    action: "See the deal",
  },
  "sale-lost": {
    subject: (product: string) => `The bank decided for the buyer: ${product}`,
    action: "See the deal",
  },
  "chargeback-closed": {
    subject: (product: string) => `The bank has decided: ${product}`,
    action: "See what to do",
  },
  "meeting-ahead": {
    subject: (product: string) => `You meet about ${product}`,
    action: "See where and when",
  },
  "deal-expiring": { subject: (product: string) => `Ends soon: ${product}`, action: "See what to do" },
  "review-open": { subject: (product: string) => `How was it? ${product}`, action: "Write a review" },
  "review-published": { subject: (product: string) => `A review of you: ${product}`, action: "Read it" },
  "review-taken-down": {
    subject: (product: string) => `Your review was taken down: ${product}`,
    action: "See the deal",
  },
  "no-show-contested": {
    subject: (product: string) => `Who did not come? ${product}`,
    action: "See the deal",
  },
  "payout-failed": { subject: () => "Your payout came back", action: "See your payouts" },
  "product-removed": {
    subject: (product: string) => `Removed by Backline: ${product}`,
    action: "See your products",
  },
  "payout-paid": { subject: () => "Your money is there", action: "See your payouts" },
  "payout-late": { subject: () => "A payout is late", action: "Pay it out" },
  "offer-made": { subject: (product: string) => `An offer for ${product}`, action: "Answer it" },
  "offer-countered": { subject: (product: string) => `Another price for ${product}`, action: "Answer it" },
  "offer-agreed": { subject: (product: string) => `Agreed: ${product}`, action: "See what comes next" },
  "offer-declined": { subject: (product: string) => `No agreement on ${product}`, action: "See your offers" },
  "offer-void": {
    subject: (product: string) => `The offer for ${product} has ended`,
    action: "See your offers",
  },
  "offer-expiring": { subject: (product: string) => `Please answer: ${product}`, action: "Answer it" },
  "message-written": { subject: (product: string) => `A message about ${product}`, action: "Read it" },
  "search-matched": { subject: (product: string) => `Found for you: ${product}`, action: "Look at it" },
  "searches-matched": { subject: () => "Your saved searches found something", action: "See your searches" },
  "price-dropped": { subject: (product: string) => `A lower price for ${product}`, action: "Look at it" },
  "available-again": {
    subject: (product: string) => `Available again: ${product}`,
    action: "See your orders",
  },
  "listed-again": { subject: (product: string) => `For sale again: ${product}`, action: "Look at it" },
  "seller-verified": { subject: () => "You are a verified seller", action: "Look at your page" },
  "verification-ended": {
    subject: () => "You are no longer a verified seller",
    action: "Look at your page",
  },
  "conversation-reported": {
    subject: (product: string) => `Reported: a conversation about ${product}`,
    action: "See the report",
  },
  "report-unfounded": { subject: (product: string) => `Your report about ${product}`, action: "See it" },
  "report-warned": { subject: (product: string) => `Your report about ${product}`, action: "See it" },
  "report-suspended": { subject: (product: string) => `Your report about ${product}`, action: "See it" },
  "account-warned": { subject: () => "A warning from Backline", action: "Read our rules" },
}

/** The page of the link that ends mails. */
export const unsubscribe = {
  title: "Mails from Backline",
  heading: (what: string) => `No more mails about “${what}”?`,
  explanation: "You still find everything in your notifications, and are mailed about payments.",
  everything: "everything but payments",
  confirm: "NO MORE MAILS",
  done: "We do not mail you about this any more.",
  change: "You can choose again in your account.",
  account: "Your account",
}
