import type { ColumnType, Generated, Kysely, Selectable, Transaction } from "kysely"
import type { EventData, EventSubjects, EventType } from "../contract/events.ts"
import type { Role, verified } from "../contract/users.ts"
import type { Language } from "../contract/language.ts"
import type { PhotoSize } from "../contract/images.ts"
import type { District } from "../contract/districts.ts"
import type { Inclusion, PhoneVisibility } from "../contract/product-facts.ts"
import type { conditions } from "../contract/products.ts"
import type { DealTables } from "./deal-tables.ts"
import type { DisputeTables } from "./dispute-tables.ts"
import type { HandoverTables } from "./handover-tables.ts"
import type { OfferTables } from "./offer-tables.ts"
import type { GatewayTables } from "./gateway-tables.ts"
import type { CreatedAt, IdentityTables } from "./identity-tables.ts"
import type { LedgerTables } from "./ledger-tables.ts"
import type { MailTables } from "./mail-tables.ts"
import type { MessageTables } from "./message-tables.ts"
import type { NotificationTables } from "./notification-tables.ts"
import type { ReportTables } from "./report-tables.ts"
import type { ReviewTables } from "./review-tables.ts"
import type { SandboxTables } from "./sandbox-tables.ts"
import type { SearchTables } from "./search-tables.ts"
import type { SupportTables } from "./support-tables.ts"

/** Ids are UUIDv7, prices integer poisha, times UTC. */
export type Tables = DealTables &
  DisputeTables &
  HandoverTables &
  OfferTables &
  GatewayTables &
  IdentityTables &
  LedgerTables &
  MailTables &
  MessageTables &
  NotificationTables &
  ReportTables &
  ReviewTables &
  SandboxTables &
  SearchTables &
  SupportTables & {
    users: Users
    profiles: Profiles
    categories: Categories
    images: Images
    products: Products
    productCards: ProductCards
    furtherPhotos: FurtherPhotos
    priceChanges: PriceChanges
    productCounts: ProductCounts
    wishlist: Wishlist
    community: Community
    events: Events
    idempotencyKeys: IdempotencyKeys
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
  roleBefore: Exclude<Role, "admin"> | null
  status: typeof verified | null
  /** Language of the mails to this person. */
  language: Generated<Language>
  /** Null while the language follows the pages on which the person signs in. */
  languageChosenAt: Date | null
  createdAt: CreatedAt
  deletedAt: Date | null
  suspendedAt: Date | null
  /** End of the suspension; far in the future for one without an end (server/users/suspended.ts). */
  suspendedUntil: Date | null
  suspensionReason: string | null
  /** Over the published reviews of this person. */
  reviewCount: Generated<number>
  starsTotal: Generated<number>
}

type Profiles = {
  userId: string
  phoneNumber: Generated<string>
  location: Generated<string>
  imageId: string | null
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
  bytes: Generated<number>
  contentHash: Generated<string | null>
  createdAt: CreatedAt
  attachedAt: Date | null
  /** Set when the owner is removed; the row is deleted after the files. */
  removedAt: Date | null
}

type Products = {
  id: string
  sellerId: string
  categoryId: string
  /** The first photo; the others are in furtherPhotos. */
  imageId: string | null
  productName: string
  productCondition: (typeof conditions)[number]
  sellingPrice: number
  previousPrice: number | null
  buyingPrice: number
  brand: string | null
  model: string | null
  year: number | null
  included: Generated<Inclusion[]>
  faults: string | null
  negotiable: boolean | null
  timeUsed: string
  /** `timeUsed` in months, if understood. */
  monthsUsed: number | null
  phoneNumber: string
  phoneVisibility: Generated<PhoneVisibility>
  location: string
  district: District | null
  area: string | null
  productDescription: string
  createdAt: CreatedAt
  /** Last change by the seller; null until then. */
  updatedAt: Date | null
  advertisedAt: Date | null
  soldAt: Date | null
  /** Hidden until the seller lists it again. */
  withdrawnAt: Date | null
  deletedAt: Date | null
  /** Copied from the seller: hidden until then, unless sold. */
  suspendedUntil: Date | null
  /** The booking that the product is reserved for. */
  heldBy: string | null
  heldUntil: Date | null
  acceptsOffers: Generated<boolean>
  /** The lowest accepted offer; null: half the price. */
  offerFloor: number | null
  acceptsCash: Generated<boolean>
  /** Null: the seller does not send it by courier. */
  courierFee: number | null
}

type FurtherPhotos = {
  productId: string
  /** 1 for the second photo. */
  position: number
  imageId: string
}

type PriceChanges = {
  id: string
  productId: string
  priceBefore: number
  price: number
  createdAt: CreatedAt
}

/** A view, last defined by migrations/0063-suspensions.ts. */
type ProductCards = Omit<Products, "imageId" | "offerFloor"> & {
  sellerName: string
  sellerStatus: typeof verified | null
  sellerEmail: string
  sellerReviews: number
  sellerStars: number
  categoryName: string
  photoSizes: PhotoSize[] | null
}

type ProductCounts = {
  productId: string
  views: Generated<number>
  phoneViews: Generated<number>
}

type Wishlist = {
  id: string
  buyerId: string
  productId: string
  createdAt: CreatedAt
}

type Community = {
  id: string
  email: string
  createdAt: CreatedAt
}

type Events = {
  id: string
  type: EventType
  actorId: string | null
  subjects: ColumnType<EventSubjects, string, never>
  data: ColumnType<EventData, string, never>
  createdAt: CreatedAt
}

type IdempotencyKeys = {
  caller: string
  call: string
  key: string
  bodyHash: string
  madeId: string | null
  createdAt: CreatedAt
}
