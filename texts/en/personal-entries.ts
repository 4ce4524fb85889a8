/** In the header of whoever is signed in. */
export const messages = "My Messages"
export const unread = (count: number) => (count === 1 ? "1 unread" : `${count} unread`)
