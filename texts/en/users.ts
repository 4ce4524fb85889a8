import { isolate } from "../../contract/isolate.ts"

export const sellers = {
  heading: "All Sellers",
  caption: "All sellers",
  what: "The sellers",
  none: "Nobody has signed up as a seller yet.",
}
export const buyers = {
  heading: "All Buyers",
  caption: "All buyers",
  what: "The buyers",
  none: "Nobody has signed up as a buyer yet.",
}
export const admins = {
  heading: "All Admins",
  caption: "All admins",
  what: "The admins",
  none: "There is no admin yet.",
}
/** Where one person was asked for. */
export const notThere = "This person is not in the list any more."
export const repeated = "SENDS ONE TEXT TO MANY"
export const columns = { name: "Name", email: "Email", actions: "Actions" }

export const verify = "VERIFY"
export const verifiedBadge = "VERIFIED"
export const verified = "Verified successfully!"
export const verifying = (name: string) => `verify ${isolate(name)}?`
export const whatVerifiedMeans =
  "A check mark stands beside the name wherever people see it. You can take it back."
export const endVerification = "UNVERIFY"
export const endingVerification = (name: string) => `take the verification of ${isolate(name)} back?`
export const afterVerification = "The check mark goes at once. You can verify this seller again."
export const verificationEnded = (name: string) => `${isolate(name)} is no longer verified.`

export const removalSummary = ({ products, bookings }: { products: number; bookings: number }) =>
  `${counted(products, "unsold product")} and ${counted(bookings, "unpaid booking")} go with this account.`

export const firstToEnd = "To be finished or refunded first:"
export const reportsToClose = (count: number) =>
  count === 1 ? "Close the open report first" : `Close the ${count} open reports first`
export const moreDeals = (count: number) => `And ${count} more`

function counted(count: number, one: string) {
  return `${count} ${count === 1 ? one : `${one}s`}`
}

export const makeAdmin = "MAKE ADMIN"
export const makingAdmin = (name: string) => `make ${isolate(name)} an admin?`
export const whatAdminsDo =
  "An admin sees every seller and buyer, and can remove them. An admin sells nothing: what is not sold yet is taken off sale."
export const madeAdmin = (name: string) => `${isolate(name)} is an admin now.`

export const removeAdmin = "REMOVE AS ADMIN"
export const removingAdmin = (name: string) => `remove ${isolate(name)} as an admin?`
export const afterAdmin = { before: "", after: " is a buyer or seller again, as before." }
export const adminRemoved = (name: string) => `${isolate(name)} has been removed as an admin.`

export const endSessions = "END SESSIONS"
export const endingSessions = (name: string) => `end all sessions of ${isolate(name)}?`
export const afterSessions = {
  before: "",
  after: " is logged out on every device. Whoever knows the password can log in again.",
}
export const sessionsEnded = (name: string) => `${isolate(name)} has been logged out everywhere.`

export const suspendedBadge = "SUSPENDED"
export const suspendedUntil = (time: string) => `until ${time}`
export const suspend = "SUSPEND"
export const suspendPerson = (name: string) => `Suspend ${name}`
export const changeSuspension = "CHANGE SUSPENSION"
export const changeFor = (name: string) => `Change the suspension of ${name}`
export const saveSuspension = "SAVE"
export const whatSellersMayNot =
  "What this seller sells goes out of sight, and nobody can book it, offer for it or pay for it. They list nothing and get no payout. Deals that are under way go on."
export const whatBuyersMayNot =
  "This buyer cannot book, make offers, pay or begin a conversation. Deals that are under way go on."
export const reason = "Reason"
export const reasonHint = "They read it, at most 500 characters."
export const until = "Until (optional)"
export const untilHint = "It ends at the start of this day. Without a day it lasts until you lift it."
export const suspended = (name: string) => `${isolate(name)} is suspended, and is told so.`
export const liftSuspension = "LIFT SUSPENSION"
export const lifting = (name: string) => `lift the suspension of ${isolate(name)}?`
export const afterSuspension = "Everything is as it was before, at once."
export const lifted = (name: string) => `${isolate(name)} is no longer suspended.`

export const removing = (name: string) => `delete ${isolate(name)}?`
export const sellerRemoved = (name: string) => `${isolate(name)} has been removed as a seller.`
export const buyerRemoved = (name: string) => `${isolate(name)} has been removed as a buyer.`
