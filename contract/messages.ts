import { isolate } from "./isolate.ts"
import { bdt } from "./money.ts"

// Free of zod, so that the first view of a public page can say these without it.

/** Spec §8. */
export const identityMessages = {
  signedIn: "Logged in successfully!",
  signedUp: "User account created successfully!",
  signedOut: "Logged out successfully!",
  passwordChanged: "Your password has been changed.",
  sessionEnded: "Logged out there.",
} as const

export const userMessages = {
  verified: "Verified successfully!",
  sellerRemoved: (name: string) => `${isolate(name)} has been removed as a seller.`,
  buyerRemoved: (name: string) => `${isolate(name)} has been removed as a buyer.`,
  madeAdmin: (name: string) => `${isolate(name)} is an admin now.`,
  adminRemoved: (name: string) => `${isolate(name)} has been removed as an admin.`,
  sessionsEnded: (name: string) => `${isolate(name)} has been logged out everywhere.`,
} as const

export const productMessages = {
  added: (product: string) => `${isolate(product)} has been added successfully.`,
  advertised: "Product advertised successfully!",
  removed: (product: string) => `${isolate(product)} has been removed from your added products.`,
  takenDown: (product: string) => `${isolate(product)} has been taken down.`,
  noneInCategory: "No products available in this category",
  noneAdded: "You have not added any products yet",
  toPay: (sellingPrice: number, product: string) =>
    `You need to pay ${bdt(sellingPrice)} for purchasing ${isolate(product)}`,
} as const

export const bookingMessages = {
  confirmed: (product: string) => `Your booking for ${isolate(product)} is confirmed.`,
  removed: (product: string) => `${isolate(product)} has been removed from your bookings.`,
  none: "You have not booked any products yet",
  onlyBuyers: "Only buyers can book. Sign up as a buyer to book this product.",
} as const

export const wishMessages = {
  added: (product: string) => `${isolate(product)} added to wishlist!`,
  removed: (product: string) => `${isolate(product)} has been removed from your wishlist.`,
  none: "You have not added any products to your wishlist.",
  onlyBuyers: "Only buyers have a wishlist. Sign up as a buyer to keep this product.",
} as const

export const mailMessages = {
  unconfirmed:
    "Your email is not confirmed yet. Until you follow the link that we mailed to you, we do not tell you of bookings by email.",
  confirmationSent: "We sent you the link again.",
  alreadyConfirmed: "Your address is confirmed.",
  held: (count: number) =>
    count === 1
      ? "1 mail to you waits, because you had many within an hour. It comes at:"
      : `${count} mails to you wait, because you had many within an hour. They come as one, at:`,
  refused: (count: number) =>
    count === 1
      ? "1 mail waits, for the mail server does not take it."
      : `${count} mails wait, for the mail server does not take them.`,
  retried: (count: number) => (count === 1 ? "1 mail is tried again." : `${count} mails are tried again.`),
} as const
