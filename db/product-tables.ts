import type { ColumnType, Generated } from "kysely"
import type { District } from "../contract/districts.ts"
import type { PhotoSize } from "../contract/images.ts"
import type { Inclusion, PhoneVisibility } from "../contract/product-facts.ts"
import type { conditions } from "../contract/products.ts"
import type { verified } from "../contract/users.ts"
import type { CreatedAt } from "./identity-tables.ts"

export type ProductTables = {
  categories: Categories
  images: Images
  products: Products
  furtherPhotos: FurtherPhotos
  priceChanges: PriceChanges
  productCards: ProductCards
  productCounts: ProductCounts
  wishlist: Wishlist
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
