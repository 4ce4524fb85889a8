import { formatDate } from "../../contract/dates.ts"
import { toBdt, toPoisha } from "../../contract/poisha.ts"
import { fieldError } from "../../contract/checks.ts"
import type { productFacts } from "../../contract/product-facts.ts"
import {
  advertised,
  type Availability,
  type NewProduct,
  type Product,
  type ProductChanges,
} from "../../contract/products.ts"
import type { OwnProduct } from "../../contract/own-products.ts"
import { verified } from "../../contract/users.ts"
import type { Row } from "../../db/tables.ts"
import type { SignedIn } from "../users/users.ts"
import { Problem } from "../http/problem.ts"
import type { ProductToList } from "./add.ts"
import type { Edit } from "./edit.ts"
import type { get } from "./products.ts"
import { lastChange, type ProductState, stateOf } from "./state.ts"
import type { OwnProductRow } from "./own-products.ts"

type ProductCard = Row<"productCards">
type WholeProduct = Awaited<ReturnType<typeof get>>

export function toProduct(row: ProductCard): Product {
  const state = stateOf(row)
  const { brand, model, year, included, faults, district, area, negotiable, monthsUsed } = row
  return {
    _id: row.id,
    productName: row.productName,
    productPhoto: row.photoSizes?.at(-1)?.url ?? "",
    productPhotoSizes: row.photoSizes ?? [],
    productCategory: row.categoryName,
    categoryId: row.categoryId,
    productCondition: row.productCondition,
    sellingPrice: toBdt(row.sellingPrice),
    ...(isLower(row) && { previousPrice: toBdt(row.previousPrice) }),
    buyingPrice: toBdt(row.buyingPrice),
    ...(brand && { brand }),
    ...(model && { model }),
    ...(year !== null && { year }),
    ...(included.length > 0 && { included }),
    ...(faults && { faults }),
    ...(negotiable !== null && { negotiable }),
    timeUsed: row.timeUsed,
    ...(monthsUsed !== null && { monthsUsed }),
    phoneNumber: state === "available" && row.phoneVisibility === "everyone" ? row.phoneNumber : "",
    phoneVisibility: row.phoneVisibility,
    location: row.location,
    ...(district && { district }),
    ...(area && { area }),
    productDescription: row.productDescription,
    sellerId: row.sellerId,
    sellerName: row.sellerName,
    sellerVerified: row.sellerStatus === verified,
    postingDate: formatDate(row.createdAt),
    createdAt: row.createdAt.toISOString(),
    updatedAt: lastChange(row).toISOString(),
    saleStatus: state === "sold" ? "SOLD" : "AVAILABLE",
    ...(row.withdrawnAt && { withdrawn: true }),
    ...(row.advertisedAt && { ad: advertised }),
  }
}

function isLower(row: ProductCard): row is ProductCard & { previousPrice: number } {
  return row.previousPrice !== null && row.sellingPrice < row.previousPrice
}

/** The email is for the seller and admins; the seller always sees the phone of an unsold product. */
export function toProductFor(viewer: SignedIn | undefined, row: ProductCard): Product {
  const isSeller = viewer?.id === row.sellerId
  return {
    ...toProduct(row),
    ...((isSeller || viewer?.role === "admin") && { sellerEmail: row.sellerEmail }),
    ...(isSeller && !row.soldAt && { phoneNumber: row.phoneNumber }),
  }
}

/** The same with all its photos. */
export function toWholeProductFor(viewer: SignedIn | undefined, row: WholeProduct): Product {
  const photos = [...(row.photoSizes ? [row.photoSizes] : []), ...(row.furtherSizes ?? [])]
  const productPhotos = photos.map((sizes) => ({ url: sizes.at(-1)?.url ?? "", sizes }))
  return { ...toProductFor(viewer, row), productPhotos }
}

const availabilities = {
  available: "AVAILABLE",
  reserved: "AVAILABLE",
  sold: "SOLD",
  withdrawn: "GONE",
} satisfies Record<ProductState, Availability>

export function toAvailability(state: ProductState): Availability {
  return availabilities[state]
}

/** Throws `invalid` where the photos do not begin with the product's photo. */
export function fromNewProduct(product: NewProduct): ProductToList {
  const { productName, productCondition, timeUsed, phoneNumber, location, productDescription } = product
  return {
    productName,
    productCondition,
    timeUsed,
    phoneNumber,
    location,
    productDescription,
    ...fromFacts(product),
    categoryId: product.categoryId,
    photoUrls: photoUrls(product) ?? [],
    sellingPrice: toPoisha(product.sellingPrice),
    buyingPrice: toPoisha(product.buyingPrice),
  }
}

/** The same of what changes. */
export function fromChanges(changes: ProductChanges): Edit {
  const { productName, productCondition, timeUsed, phoneNumber, location, productDescription } = changes
  const { categoryId, sellingPrice, buyingPrice, updatedAt } = changes
  return {
    productName,
    productCondition,
    timeUsed,
    phoneNumber,
    location,
    productDescription,
    categoryId,
    ...fromFacts(changes),
    photoUrls: photoUrls(changes),
    firstPhotoOnly: changes.productPhotos === undefined,
    sellingPrice: sellingPrice === undefined ? undefined : toPoisha(sellingPrice),
    buyingPrice: buyingPrice === undefined ? undefined : toPoisha(buyingPrice),
    since: updatedAt === undefined ? undefined : new Date(updatedAt),
  }
}

type SentFacts = Pick<ProductChanges, keyof typeof productFacts>

/** Undefined stays so: it was not sent. */
function fromFacts(sent: SentFacts) {
  const { brand, model, year, included, faults, negotiable, district, area, phoneVisibility } = sent
  return {
    year,
    negotiable,
    phoneVisibility,
    brand: orNull(brand),
    model: orNull(model),
    faults: orNull(faults),
    area: orNull(area),
    district: orNull(district),
    included: included === undefined ? undefined : [...new Set(included)],
  }
}

function orNull<Text extends string>(text: Text | "" | null | undefined) {
  return text === "" ? null : text
}

function photoUrls({ productPhoto, productPhotos }: Pick<ProductChanges, "productPhoto" | "productPhotos">) {
  if (productPhotos && productPhoto && productPhotos[0] !== productPhoto)
    throw Problem.invalid([
      { path: ["productPhotos"], message: fieldError("anotherFirstPhoto", "productPhoto") },
    ])
  return productPhotos ?? (productPhoto ? [productPhoto] : undefined)
}
export function toOwnProduct(row: OwnProductRow): OwnProduct {
  const state = stateOf(row)
  const { phoneNumber, sellerEmail, bookings, views, wishes, phoneViews } = row
  return {
    ...toProduct(row),
    sellerEmail,
    state,
    // a sold product shows none
    phoneNumber: state === "sold" ? "" : phoneNumber,
    bookings,
    views,
    wishes,
    phoneViews,
  }
}
