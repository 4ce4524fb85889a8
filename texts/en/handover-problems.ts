// the handover code

export const wrongCode = "This code is wrong. Ask the buyer to show it again."
export const codeOfOther = "This code is for a different product."
export const codeOfOtherAmount = "This code names another amount. Ask the buyer to press SHOW CODE again."
export const olderCode = "The buyer has a newer code by now. Scan that one."
export const expiredCode = "This code is too old. Ask the buyer to press SHOW CODE again, or I HAVE IT."
export const tooManyWrongDigits = "The digits were wrong five times."

// meetings

export const otherMeeting = "Place or time have changed meanwhile. Look again before you agree."
export const ownMeeting = "You proposed this yourself. The other side has to agree."
export const meetingPassed = "This time has passed. Propose another one."

// cash at handover

export const noCash = "The seller does not take cash for this product."
export const noCashByCourier = "What a courier brings is paid online. Choose to meet, to pay in cash."
export const tooManyInCash = (most: number) =>
  `You have ${most} products kept or asked for in cash, as many as one buyer can. Finish or cancel one of them first.`
export const tooManyNoShows =
  "You did not come to two meetings of late, so no product is kept for you in cash. You can pay online."
export const meetingNotOver = "This can be said half an hour after the time that you both agreed to."
export const payFirst = "Pay first, then show the code"
