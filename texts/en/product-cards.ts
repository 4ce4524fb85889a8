export const sold = "Sold"
export const readMore = "Read more"
export const details = "Details"
export const facts = {
  price: "Price",
  bought: "Bought for",
  condition: "Condition",
  timeUsed: "Time used",
  seller: "Seller",
  phone: "Phone",
  location: "Location",
  posted: "Posted",
  category: "Category",
  delivery: "Delivery and payment",
}
