export const heading = "Notifications"
export const yourNotifications = "Your notifications"
export const none = "Nothing new yet"
export const whatComes = "When someone books, pays or writes to you, it is told here."
export const explore = "EXPLORE PRODUCTS"
export const unread = "Unread"
export const readAll = "MARK ALL READ"
export const allRead = "All notifications are read."

export const today = "Today"
export const yesterday = "Yesterday"
export const justNow = "Just now"
export const minutesAgo = (count: number) => (count === 1 ? "1 minute ago" : `${count} minutes ago`)
export const hoursAgo = (count: number) => (count === 1 ? "1 hour ago" : `${count} hours ago`)

export const elsewhere = "When you are away"
export const elsewhereMeans = "Choose what we email you about, and when. Or let this device tell you at once."
export const choose = "CHOOSE"
