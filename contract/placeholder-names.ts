/** Names of removed people and products, and of people without a name yet; pages and mails translate them. */
export const placeholderNames = {
  formerMember: "Former member",
  newMember: "New member",
  removedProduct: "Removed product",
} as const
