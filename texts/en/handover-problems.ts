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
