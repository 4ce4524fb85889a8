/** In the header of whoever is signed in. */
export const messages = "My Messages"
export const notifications = "Notifications"
export const unread = (count: number) => (count === 1 ? "1 unread" : `${count} unread`)
export const unreadNotifications = (count: number) =>
  count === 1 ? "You have 1 unread notification." : `You have ${count} unread notifications.`
