export const marks = { booked: "Booked by you", wished: "On your wishlist" }
export const bought = "You bought this"
