export const unknownOffer = "There is no such offer of yours."
export const noOffers = "The seller takes no offers for this product: the price is firm."
export const offerTooLow = "This offer is too low."
export const offerNotBelowPrice = "An offer is below the price. To pay the price, book it."
export const counterNotBelow = "Offer less than the seller asks, or accept their price."
export const counterAbovePrice = "You cannot ask for more than the product's price."
export const counterNotAbove = "Ask for more than the buyer offers, or accept their offer."
export const offerOpen = "Your offer is still open. Wait for the answer, or withdraw it first."
export const counterOpen = "The seller has made you an offer. Answer that one."
export const tooManyOffers = (most: number) =>
  `You have made ${most} offers for this product in 30 days, as many as one buyer can. You can still accept the seller's.`
export const offerOver = "This offer is no longer open. Look at how it stands now."
