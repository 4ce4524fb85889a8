export const messageSeller = "বিক্রেতাকে মেসেজ দিন"
export const messageBuyer = "মেসেজ দিন"
export const messagesOf = "মেসেজ"
