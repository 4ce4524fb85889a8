import type { PayoutMethod } from "../../contract/payouts.ts"

export const heading = "Payouts"
export const yourBalance = "Your balance"

export const available = "Ready to be paid to you"
export const owed = "You owe Backline"
export const owedMeans =
  "The money of a sale went back to its buyer after we had paid you, or commission of sales in cash is due. Your next sales make up for it."
export const paidWithin = (days: number) => `We pay you within ${days} days after the handover.`
export const noAccountYet = "Add an account, and we pay you."
export const onItsWay = "Your money is on its way."
export const afterSales = (days: number) =>
  `When a buyer has what they bought, the money is yours. We pay it within ${days} days.`
export const inEscrow = "Kept for now"
export const inEscrowMeans = "Until your buyers have what they bought"
export const inTransit = "On its way"
export const paidOut = "Paid to you so far"

export const account = "Where we pay you"
export const noAccount = "bKash, Nagad, Rocket or a bank account: it must be your own."
export const addAccount = "ADD ACCOUNT"
export const change = "CHANGE"
export const notWhileOnItsWay = "While money is on its way you cannot change this."
export const changeMeans = (hours: number) =>
  `We ask for your password, and mail you about the change. For ${hours} hours after it we pay nothing out, so that nobody else can take your money.`
export const coolingOffUntil = "New: nothing is paid here until"
export const method = "How you are paid"
export const methods: Record<PayoutMethod, string> = {
  bkash: "bKash",
  nagad: "Nagad",
  rocket: "Rocket",
  bank: "Bank account",
}
export const number = "Account number"
export const numberHint = "11 digits, like 01712345678"
export const holder = "Name of the account's holder"
export const bank = "Bank and branch"
export const routing = "Routing number"
export const keepAccount = "SAVE"
export const changed = "Saved. We have mailed you about it."

export const statements = "Statements"
export const theStatement = "The statement"
export const month = "Month"
export const download = "DOWNLOAD AS CSV"
export const opening = "Before:"
export const closing = "After:"
export const nothingThen = "Nothing changed in this month."

/** On the dashboard's home. */
export const waitsForYou = (amount: string) => `${amount} of yours is waiting`
export const waitsForYouMeans = "We do not know yet where to pay you."
