import type { ColumnType, Generated, Kysely, Selectable, Transaction } from "kysely"
import type { acts } from "../contract/audit.ts"
import type { Role, verified } from "../contract/users.ts"
import type { PhotoSize } from "../contract/images.ts"
import type { conditions } from "../contract/products.ts"
import type { intentStatuses } from "../contract/payments.ts"
import type { MailKind, RefusalReason } from "../contract/mails.ts"
import type { CreatedAt, IdentityTables } from "./identity-tables.ts"

/** The product's tables. Ids are UUIDv7, prices integer poisha, times UTC. */
export type Tables = IdentityTables & {
  users: Users
  categories: Categories
  images: Images
  products: Products
  productCards: ProductCards
  bookings: Bookings
  wishlist: Wishlist
  paymentIntents: PaymentIntents
  payments: Payments
  contact: Contact
  community: Community
  mails: Mails
  audit: Audit
  idempotencyKeys: IdempotencyKeys
  "sandbox.intents": SandboxIntents
}

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>

type Users = {
  id: string
  identityId: string | null
  name: string
  email: string
  role: Role
  /** Of an admin, who has it again when that ends. */
  roleBefore: Exclude<Role, "admin"> | null
  status: typeof verified | null
  createdAt: CreatedAt
  deletedAt: Date | null
}

type Categories = {
  id: string
  categoryName: string
  imageId: string
  position: number
}

type Images = {
  id: string
  ownerId: string | null
  sizes: ColumnType<PhotoSize[], string, never>
  /** Of all sizes together. */
  bytes: Generated<number>
  /** Of its largest size; unknown of what was uploaded before it was kept. */
  contentHash: Generated<string | null>
  createdAt: CreatedAt
  /** When it was found on a product. */
  keptAt: Date | null
  /** When its owner was removed: it goes as soon as the photo host has deleted it. */
  removedAt: Date | null
}

type Products = {
  id: string
  sellerId: string
  categoryId: string
  /** None once its seller was removed. */
  imageId: string | null
  productName: string
  productCondition: (typeof conditions)[number]
  sellingPrice: number
  buyingPrice: number
  timeUsed: string
  phoneNumber: string
  location: string
  productDescription: string
  createdAt: CreatedAt
  advertisedAt: Date | null
  soldAt: Date | null
  deletedAt: Date | null
}

/** A view: what a product card shows, of withdrawn products too. */
type ProductCards = Omit<Products, "imageId"> & {
  sellerName: string
  sellerStatus: typeof verified | null
  /** Empty once the seller was removed. */
  sellerEmail: string
  categoryName: string
  photoSizes: PhotoSize[] | null
}

type Bookings = {
  id: string
  productId: string
  buyerId: string
  /** The names of the day, which stay when a person or product goes. */
  productName: string
  sellerName: string
  buyerName: string
  buyerEmail: string
  buyerPhone: string
  buyerLocation: string
  sellingPrice: number
  createdAt: CreatedAt
  paidAt: Date | null
  removedAt: Date | null
}

type Wishlist = {
  id: string
  buyerId: string
  productId: string
  createdAt: CreatedAt
}

type PaymentIntents = {
  /** The card provider's own id, which is the transaction id of its payment. */
  id: string
  bookingId: string | null
  buyerId: string
  amount: number
  createdAt: CreatedAt
  closedAt: Date | null
}

type Payments = {
  id: string
  transactionId: string
  bookingId: string
  productId: string
  buyerId: string
  amount: number
  /** A claim holds the product; captured means paid and sold; released means not charged or refunded. */
  state: "claimed" | "captured" | "released"
  claimedAt: CreatedAt
  capturedAt: Date | null
  releasedAt: Date | null
}

type Contact = {
  id: string
  name: string
  email: string
  message: string
  createdAt: CreatedAt
}

type Community = {
  id: string
  email: string
  createdAt: CreatedAt
}

type Mails = {
  id: string
  recipient: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  /** The ids of those whose words it carries, its recipient aside. */
  mentions: Generated<string[]>
  kind: MailKind
  /** Its line in a digest; without one its subject. */
  summary: string | null
  /** Held mails wait for a digest of them. */
  state: Generated<"new" | "admitted" | "held">
  failures: Generated<number>
  refusals: Generated<number>
  /** Why the mail server refused it, where that is our fault. */
  refusedFor: RefusalReason | null
  dueAt: Generated<Date>
  createdAt: CreatedAt
}

type Audit = {
  id: string
  act: (typeof acts)[number]
  /** Who did it: a user's id, or nobody's when the product did it. */
  actorId: string | null
  /** A user, a message, a booking or a transaction. */
  subjectId: string
  amount: number | null
  createdAt: CreatedAt
}

type IdempotencyKeys = {
  /** The id of the person; of a call that is for anyone, "anyone". */
  caller: string
  call: string
  key: string
  bodyHash: string
  madeId: string | null
  createdAt: CreatedAt
}

type SandboxIntents = {
  id: string
  clientSecret: string
  amount: number
  currency: string
  metadata: ColumnType<Record<string, string>, string, never>
  status: (typeof intentStatuses)[number]
  createdAt: CreatedAt
  heldAt: Date | null
}
