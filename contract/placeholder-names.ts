/** What a person or a product is called that has no name any more, or none yet; each page and mail says it in its language. */
export const placeholderNames = {
  formerMember: "Former member",
  newMember: "New member",
  removedProduct: "Removed product",
} as const
