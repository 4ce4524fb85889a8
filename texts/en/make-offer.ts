export const make = "MAKE AN OFFER"
export const seeOffers = "SEE OFFERS"
