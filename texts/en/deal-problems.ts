import * as dates from "./dates.ts"

export const unknownDeal = "There is no such deal of yours."
export const onlyOtherSide = "Only the other side of this deal can do this."
export const otherParcel = "This is the tracking code of another parcel."
export const dealMovedOn = "This has changed meanwhile. Look at how it stands now."
export const reservedUntil = (until: Date) =>
  `Reserved for another buyer until ${dates.dayTime(until)}. We tell you when it is free.`
export const reservedForBuyer = "This product is kept for a buyer. Finish or cancel that deal first."
export const dealsOfUser = "A deal of this user's is under way. It has to be finished or refunded first."
export const dealOnHold = "This deal is on hold until we have looked at it."
export const notToSend = "This product is handed over in person, not sent."
export const toBeSent = "This product is to be sent. Send it, and tell its tracking code."
export const callBackFrom = (from: Date) =>
  `You can ask for your money back from ${dates.dayTime(from)} on, if nothing was sent by then.`
export const notPaidOnline = "Nothing was paid for this deal on Backline."
export const notSent = "The seller does not send this product."
export const unknownPayment = "There is no such payment."
export const unknownRefund = "There is no such refund."

// disputes

export const windowForDisputeIsOver = "The time to say that something is wrong is over."
export const sellerMayAnswerUntil = (until: Date) =>
  `The seller can answer until ${dates.dayTime(until)}. Decide after that, or once they have answered.`
export const enoughStatements = (most: number) =>
  `Each of you can write at most ${most} times. We have read it all.`
export const notYourEvidence = "One of the photos is not here any more. Please choose it again."
export const noMoreEvidence = (most: number) => `Each of you can show at most ${most} photos.`
export const unknownEvidence = "There is no such photo."
export const refundOnItsWay = "A refund of this deal is on its way. Wait until it is there."
export const splitBelowPaid =
  "Give the buyer more than nothing and less than was paid, or choose another decision."

// reviews

export const unknownReview = "There is no such review of you."
export const repliedAlready = "You have replied to this already."
export const reviewsArePublished = "Both reviews are published. They stay as they are."
export const reviewsAreClosed = "The time for reviews of this deal is over."
