// Tables of screens name their sort orders with these, so this file must not import zod.

/** Ascending, or descending with a leading `-`. */
export type Sort<Column extends string> = Column | `-${Column}`

export const ownProductSorts = ["name", "category", "price", "status", "bookings", "views", "wishes"] as const
export type OwnProductSort = (typeof ownProductSorts)[number]

export const bookingSorts = ["product", "seller", "price", "date"] as const
export type BookingSort = (typeof bookingSorts)[number]

export const wishSorts = ["name", "price"] as const
export type WishSort = (typeof wishSorts)[number]

export const userSorts = ["name", "email"] as const
export type UserSort = (typeof userSorts)[number]

export const searchSorts = ["relevance", "newest", "price", "-price"] as const

export function sortsOf<Column extends string>(columns: readonly Column[]) {
  return columns.flatMap((column): Sort<Column>[] => [column, `-${column}`])
}
