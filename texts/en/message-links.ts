export const messageSeller = "MESSAGE SELLER"
export const messageBuyer = "MESSAGE"
export const messagesOf = "MESSAGES"
