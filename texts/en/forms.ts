export const phoneNumber = "Phone Number"
export const toAccount = "Go to your account"
export const toOrders = "See your order"
