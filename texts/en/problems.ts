import type { ProblemCode } from "../../contract/problem.ts"
import { formatBdt } from "../../contract/money.ts"
import * as dates from "./dates.ts"

export const titles: Record<ProblemCode, string> = {
  unreadable: "The request cannot be read",
  "not-signed-in": "Sign in first",
  "auth/wrong-password": "Wrong Password",
  forbidden: "Not allowed",
  "email-unconfirmed": "Confirm your email first",
  suspended: "Suspended",
  "not-found": "Not found",
  "auth/user-not-found": "Invalid Email. User not found!",
  "method-not-allowed": "This address does not take that method",
  "already-booked": "Already booked",
  "already-sold": "Already sold",
  "no-longer-available": "No longer available",
  "price-changed": "The price has changed",
  "payment-incomplete": "The card payment is not complete",
  "payment-mismatch": "The payment does not belong to this booking",
  "payment-refused": "The card provider does not take this payment",
  "payment-under-way": "A payment is under way",
  "auth/email-already-in-use": "This email is already in use.",
  "photo-limit": "No more photos",
  "search-limit": "No more saved searches",
  "last-admin": "The last admin stays",
  "link-expired": "This link no longer counts",
  conflict: "Changed by someone else meanwhile",
  "wrong-state": "This has changed meanwhile",
  reserved: "Reserved for another buyer",
  "deal-under-way": "A deal is under way",
  "offers-closed": "No offers are taken",
  "offer-limit": "No more offers",
  "offer-over": "This offer no longer counts",
  "hold-refused": "Not kept for you",
  "on-hold": "On hold",
  "code-expired": "This code no longer counts",
  "window-closed": "Too late for this",
  "already-published": "Published already",
  "payout-pending": "A payout is under way",
  "balance-open": "Money is still owed",
  gone: "No longer here",
  "too-large": "Too large",
  "unsupported-type": "This type is not taken",
  invalid: "Some fields need attention",
  "card-declined": "The card was not accepted",
  "code-wrong": "The code is wrong",
  "amount-out-of-range": "This amount cannot be paid in this way",
  "too-many-requests": "Too many attempts",
  unavailable: "Not available at this moment",
  "storage-full": "No room to store this",
}

// any call

/** Of a mistake that has no sentence of its own: what the check says of it. */
export const otherMistake = (message: string) => message
export const fullStop = "."
export const unreadable = "The request cannot be read."
export const unreadableValue = "A value cannot be read."
export const unreadableForm = "The form cannot be read."
export const tooLarge = "The request is larger than we take."
export const unavailable = "Something is not working on our side. Please try again in a moment."
export const storageFull = "There is no room left to store this. Please try again later."
export const conflict = "Someone else did this at the same moment. Please look again."
export const tooManyAttempts = "Too many attempts."
export const wait = (reason: string, seconds: number) =>
  `${reason} Please wait ${duration(seconds)} and try again.`
export const severalHosts = "The request names several hosts."
export const longAddress = "The address is longer than we take."
export const repeatedQuery = "The address says the same thing twice."
export const deepBody = "The body is nested too deeply."
export const reservedName = (name: string) => `Nothing in the body can be called ${name}.`
export const sendJson = "Send JSON, with the Content-Type application/json."
export const nothingHere = "There is nothing at this address."
export const unknownCall = "There is no such call."
export const otherMethods = (methods: string[]) => `This address takes ${methods.join(", ")}.`
export const otherSite = "This request came from another site."
export const badIdempotencyKey = "an Idempotency-Key has 1 to 255 printable characters"
export const badPushAddress = "A push service is at an https address with a public name."
export const badPushKeys = "These are no keys of a push subscription."
export const usedIdempotencyKey = "This Idempotency-Key came with another body before."
export const unknownCursor = "Not one that this list has named."

function duration(seconds: number) {
  if (seconds < 120) return seconds === 1 ? "1 second" : `${seconds} seconds`
  return seconds < 7200 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`
}

// who may

export const logIn = "Please log in first."
export const onlyRoles = (roles: readonly string[]) => `This is only for a ${roles.join(" or ")}.`
export const onlyItsSeller = "This list is only for its seller."
export const onlyItsBuyer = "This list is only for its buyer."
export const onlyOwnToken = "An access token is only for one's own email."
export const onlyOwnRecord = "A record can only be made for one's own email."
export const unconfirmed =
  "Please confirm your email first, by the link that we mailed to you. Your account page sends another one."

// identity; spec §8 has the first three

export const unknownEmail = "Invalid Email. User not found!"
export const wrongPassword = "Wrong Password"
export const emailInUse = "This email is already in use."
export const wrongCurrentPassword =
  "Wrong Password. If you only ever logged in with Google, log out and press “Forgot Password?” first."
export const commonPassword =
  "This password is one of the first that others would try. Please choose another."
export const passwordJustChanged = "The password was changed at this moment. Please try again."
export const busyLogins = "Many people are logging in at this moment. Please try again."
export const demoAddress = "This address belongs to the demo, which is off here. Please use your own."
export const unfinishedAccount = "This account is not finished: choose a name and Seller or Buyer first."
export const unknownSession = "There is no such session of yours."
export const expiredLink = "This link no longer counts."
export const expiredInvitation = "This link no longer counts. Please ask for a new one."
export const expiredReset =
  "This link has been used already, or is older than 30 minutes. Please ask for a new one."
export const confirmHere =
  "You signed up in another browser. Log in here with the password you chose, then confirm once more. If you did not sign up, choose a new password: then the account is yours alone."
export const googleOff = "Login with Google is not set up here."
export const googleAway =
  "Google cannot be reached at this moment. Please try again, or log in with your password."
export const demoOff = "The demo is off."

// users

export const accountEnded = "This account has ended."
export const accountRemoved = "This account has been removed, or has another role now."
export const unknownUser = "There is no such user."
export const unknownOf = { Seller: "There is no such seller.", Buyer: "There is no such buyer." }
export const unknownAdmin = "There is no such admin."
export const lastAdmin = "This is the last admin. Make someone else an admin first."
export const userIsPaying = "A payment of this user's is under way right now. Please try again in a minute."
export const suspended = (until: Date | undefined) =>
  `Your account is suspended${until ? ` until ${dates.dayTime(until)}` : ""}: you cannot begin anything new. What is under way goes on. Your dashboard says why.`
export const otherSuspended =
  "The other side can agree to nothing new at this moment. You can wait, or choose someone else."
export const sellerSuspended = (until: Date | undefined) =>
  `This seller is suspended${until ? ` until ${dates.dayTime(until)}` : ""}. They can be paid once that has ended.`
export const liftFirst = "This person is suspended. Lift the suspension first."
export const unknownMessage = "There is no such message."
export const unknownSupport = "There is no such conversation."
export const supportWrittenMeanwhile = "Someone has written here meanwhile. Read it, then send your answer."
export const expiredSupportLink =
  "This link no longer counts. Please write to us again with GET\u00A0IN\u00A0TOUCH."

// products and their photos

export const unknownCategory = "There is no such category."
export const unknownProduct = "There is no such product."
export const productGone = "This product is no longer listed."
export const unknownSeller = "There is no such seller."
export const notYourProduct = "There is no such product for you to change."
export const changedMeanwhile =
  "This product was changed meanwhile, perhaps in another window. Load it again to see the change, then make yours."
export const withdrawnByYou = "You have withdrawn this product. List it again first."
export const noPhoneNumber = "The seller does not show a phone number for this product."
export const soldAlready = "This product is sold already."
export const beingPaid = "Someone is paying for this product right now. Please try again in a minute."
export const tooManyListed = (most: number) =>
  `You have listed ${most} products within an hour, as many as your account can for now.`
export const samePhoto = "You offer a product with this photo already. Please take another photo of this one."
export const sameText =
  "You offer a product with this name and description already. If this is another one, please say what tells it from the first."
export const photoTooManyPixels = "This photo has more than 40 megapixels. Please choose a smaller one."
export const photoTooSlow =
  "This photo takes too long to read. Please choose a smaller one, or save it as a JPEG."
export const photoCut = "This photo is not complete: its end is missing. Please choose it again."
export const tooManyPhotos =
  "You have as many photos as one seller can keep. Take a product away to make room."
export const busyBodies = "Much is being sent at this moment. Please try again."
export const busyUploads = "Many photos are on their way at this moment. Please try again."
export const sendPhoto = "Send the photo as multipart/form-data, in the field image."
export const photoNotStored = "The photo could not be stored. Please try again in a moment."

// bookings and wishes

export const bookedAlready = "You have booked this product already."
export const productPriceChanged = "The price of this product has changed. Please look again."
export const unknownBooking = "There is no such booking of yours."
export const notWished = "This is not on your wishlist."

// messages

export const unknownConversation = "There is no such conversation of yours."
export const unknownBuyer = "There is no such buyer of this product."
export const unknownPhoto = "There is no such photo."
export const onlyBuyersAsk = "Only buyers can write to the seller of a product."
export const blockedByYou = "You have blocked this person. Unblock them to write."
export const blockedByOther = "You cannot write to this person."
export const blockedBySeller = "This seller takes no bookings or offers from you."
export const notBlocked = "You have not blocked this person."
export const talkEndsSold = "This product was sold to someone else, so this conversation has ended."
export const talkEndsWithdrawn = "The seller has taken this product away, so this conversation rests."
export const talkEndsRemoved = "This person is no longer a member."
export const tooManyConversations = (most: number) =>
  `You have begun ${most} conversations within a day, as many as your account can for now.`
export const tooManyMessages = "You are writing very fast."
export const sameMessage = "You have sent this same message to several people."

// payments

export const alreadyPaid = "You have paid for this product already."
export const soldToOther = "This product has been sold to someone else."
export const withdrawnBySeller = "The seller has taken this product away."
export const notForSaleNow = "This product is not for sale at this moment."
export const bookingPriceChanged = "The price has changed. Please look at your booking again."
export const bookingBeingPaid = "This booking is being paid right now. Please try again in a minute."
export const notCharged = {
  sold: "This product has just been sold to someone else. Your card was not charged.",
  withdrawnBySeller: "The seller has taken this product away. Your card was not charged.",
  notForSaleNow: "This product is not for sale at this moment. Your card was not charged.",
  suspended: (until: Date | undefined) => `${suspended(until)} Your card was not charged.`,
  bookingRemoved: "This booking has been removed. Your card was not charged.",
  ended: "This deal has ended meanwhile. Your card was not charged.",
  reserved: (until: Date) =>
    `This product is reserved for another buyer until ${dates.dayTime(until)}. Your card was not charged.`,
  priceChanged: "The seller has changed the price meanwhile. Your card was not charged.",
  incomplete: "The card payment is not complete. Your card was not charged.",
}
export const unknownTransaction = "There is no such transaction of yours."
export const otherBooking = "This payment does not belong to this booking."
export const wrongSignature = "The signature of this event is wrong."
export const outsideCardLimits = (limits: { lowest: number; highest: number }) =>
  `This price cannot be paid by card, which takes from ${formatBdt(limits.lowest)} to ${formatBdt(limits.highest)} at once.`
export const providerAway = "The card provider cannot be reached at this moment. Please try again."
export const providerBusy = "The card provider is asked too often at this moment."
/** What the card provider refuses, and why. */
export const noCards = "No cards are taken here. Please choose another way to pay."

export const providerRefused = {
  amount: "The card provider does not take this amount. Please tell the seller.",
  currency:
    "The card provider does not take BDT for Backline. Nothing is wrong with your card; please write to us.",
  capture:
    "The card provider does not let us finish your payment yet. Please do not pay again: we finish it or free the money on your card, and My Orders shows which.",
  account:
    "The card provider does not take payments for Backline as it is set up. Nothing is wrong with your card; please write to us.",
}

// saved searches

export const emptySearch = "Please say what you are looking for."
export const tooManySearches = (most: number) => `You can save ${most} searches. Please delete one first.`
export const unknownSearch = "You have no such saved search."
