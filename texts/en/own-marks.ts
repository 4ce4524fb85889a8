export const marks = { booked: "Booked by you", wished: "On your wishlist" }
