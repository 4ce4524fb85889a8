// Free of zod, so that the first view of a public page can say these without it.

/** Spec §8. */
export const identityMessages = {
  signedIn: "Logged in successfully!",
  signedUp: "User account created successfully!",
  signedOut: "Logged out successfully!",
  passwordChanged: "Your password has been changed.",
  sessionEnded: "Logged out there.",
} as const

export const productMessages = {
  noneInCategory: "No products available in this category",
} as const
