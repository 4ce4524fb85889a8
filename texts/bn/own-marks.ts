export const marks = { booked: "আপনি বুক করেছেন", wished: "পছন্দের তালিকায়" }
export const bought = "এটি আপনি কিনেছেন"
