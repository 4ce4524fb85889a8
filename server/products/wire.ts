import { formatDate } from "../../contract/dates.ts"
import { namesDistrict } from "../../contract/districts.ts"
import { toBdt } from "../../contract/poisha.ts"
import { ratingOf } from "../../contract/reviews.ts"
import type { Availability } from "../../contract/availability.ts"
import { advertised, type Product } from "../../contract/products.ts"
import type { OwnProduct } from "../../contract/own-products.ts"
import { verified } from "../../contract/users.ts"
import type { Row } from "../../db/tables.ts"
import { photoUrl } from "../images/photo-url.ts"
import type { SignedIn } from "../users/users.ts"
import type { get } from "./products.ts"
import { lastChange, type ProductState, stateIgnoringSuspension, stateOf, wasSold } from "./state.ts"
import type { OwnProductRow } from "./own-products.ts"

type ProductCard = Row<"productCards">
type ProductWithPhotos = Awaited<ReturnType<typeof get>>

export function toProduct(row: ProductCard): Product {
  const state = stateOf(row)
  const sellerRating = ratingOf(row.sellerReviews, row.sellerStars)
  const isOffered = state === "available" || state === "reserved"
  return {
    _id: row.id,
    productName: row.productName,
    productPhoto: photoUrl(row.photoSizes),
    productPhotoSizes: row.photoSizes ?? [],
    productCategory: row.categoryName,
    categoryId: row.categoryId,
    productCondition: row.productCondition,
    sellingPrice: toBdt(row.sellingPrice),
    ...(isLower(row) && { previousPrice: toBdt(row.previousPrice) }),
    buyingPrice: toBdt(row.buyingPrice),
    timeUsed: row.timeUsed,
    ...knownFacts(row),
    phoneNumber: isOffered && row.phoneVisibility === "everyone" ? row.phoneNumber : "",
    phoneVisibility: row.phoneVisibility,
    location: row.location,
    productDescription: row.productDescription,
    sellerId: row.sellerId,
    sellerName: row.sellerName,
    sellerVerified: row.sellerStatus === verified,
    ...(sellerRating && { sellerRating }),
    postingDate: formatDate(row.createdAt),
    createdAt: row.createdAt.toISOString(),
    updatedAt: lastChange(row).toISOString(),
    saleStatus: state === "sold" ? "SOLD" : "AVAILABLE",
    ...(row.heldUntil && { reserved: true, reservedUntil: row.heldUntil.toISOString() }),
    ...(row.withdrawnAt && { withdrawn: true }),
    ...(row.advertisedAt && { ad: advertised }),
  }
}

function knownFacts(row: ProductCard) {
  const { brand, model, year, included, faults, negotiable, monthsUsed, district, area } = row
  const { acceptsCash, courierFee, acceptsOffers } = row
  return {
    ...(brand && { brand }),
    ...(model && { model }),
    ...(year !== null && { year }),
    ...(included.length > 0 && { included }),
    ...(faults && { faults }),
    ...(negotiable !== null && { negotiable }),
    ...(courierFee !== null && { courierFee: toBdt(courierFee) }),
    ...(!acceptsCash && { acceptsCash }),
    ...(!acceptsOffers && { acceptsOffers }),
    ...(monthsUsed !== null && { monthsUsed }),
    ...(district && { district }),
    ...(area && { area }),
  }
}

function isLower(row: ProductCard): row is ProductCard & { previousPrice: number } {
  return row.previousPrice !== null && row.sellingPrice < row.previousPrice
}

/** Adds the email for the seller and admins, and the phone number of an unsold product for the seller. */
export function toProductFor(viewer: SignedIn | undefined, row: ProductCard): Product {
  const isSeller = viewer?.id === row.sellerId
  return {
    ...toProduct(row),
    ...((isSeller || viewer?.role === "admin") && { sellerEmail: row.sellerEmail }),
    ...(isSeller && !wasSold(row) && { phoneNumber: row.phoneNumber }),
  }
}

export function toProductWithPhotosFor(viewer: SignedIn | undefined, row: ProductWithPhotos): Product {
  const photos = [...(row.photoSizes ? [row.photoSizes] : []), ...(row.furtherSizes ?? [])]
  const productPhotos = photos.map((sizes) => ({ url: photoUrl(sizes), sizes }))
  const offerFloor = viewer?.id === row.sellerId ? row.offerFloor : null
  return {
    ...toProductFor(viewer, row),
    ...(isDistrictSaid(row) && { namesDistrict: true }),
    productPhotos,
    ...(offerFloor !== null && { offerFloor: toBdt(offerFloor) }),
  }
}

/** Computed here so that the page need not load both names of each district. */
function isDistrictSaid({ location, area, district }: ProductCard) {
  return district !== null && namesDistrict(`${location}, ${area}`, district)
}

const availabilities = {
  available: "AVAILABLE",
  reserved: "RESERVED",
  sold: "SOLD",
  withdrawn: "GONE",
} satisfies Record<ProductState, Availability>

export function toAvailability(state: ProductState): Availability {
  return availabilities[state]
}

export function toOwnProduct(row: OwnProductRow): OwnProduct {
  const state = stateIgnoringSuspension(row)
  const { phoneNumber, sellerEmail, bookings, views, wishes, phoneViews } = row
  return {
    ...toProduct(row),
    sellerEmail,
    state,
    phoneNumber: state === "sold" ? "" : phoneNumber,
    bookings,
    views,
    wishes,
    phoneViews,
  }
}
