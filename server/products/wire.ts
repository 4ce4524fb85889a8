import { formatDate } from "../../contract/dates.ts"
import { toBdt, toPoisha } from "../../contract/poisha.ts"
import { advertised, type Availability, type NewProduct, type Product } from "../../contract/products.ts"
import { verified } from "../../contract/users.ts"
import type { Row } from "../../db/tables.ts"
import type { SignedIn } from "../users/users.ts"
import type { ProductToList } from "./add.ts"
import { type ProductState, stateOf } from "./state.ts"

type ProductCard = Row<"productCards">

export function toProduct(row: ProductCard): Product {
  const state = stateOf(row)
  return {
    _id: row.id,
    productName: row.productName,
    productPhoto: row.photoSizes?.at(-1)?.url ?? "",
    productPhotoSizes: row.photoSizes ?? [],
    productCategory: row.categoryName,
    categoryId: row.categoryId,
    productCondition: row.productCondition,
    sellingPrice: toBdt(row.sellingPrice),
    buyingPrice: toBdt(row.buyingPrice),
    timeUsed: row.timeUsed,
    phoneNumber: state === "available" ? row.phoneNumber : "",
    location: row.location,
    productDescription: row.productDescription,
    sellerId: row.sellerId,
    sellerName: row.sellerName,
    sellerVerified: row.sellerStatus === verified,
    postingDate: formatDate(row.createdAt),
    createdAt: row.createdAt.toISOString(),
    saleStatus: state === "sold" ? "SOLD" : "AVAILABLE",
    ...(row.advertisedAt && { ad: advertised }),
  }
}

/** The seller's email is for the seller and admins. */
export function toProductFor(viewer: SignedIn | undefined, row: ProductCard): Product {
  const isInsider = viewer?.role === "admin" || viewer?.id === row.sellerId
  return isInsider ? { ...toProduct(row), sellerEmail: row.sellerEmail } : toProduct(row)
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

export function fromNewProduct(product: NewProduct): ProductToList {
  const { productName, productCondition, timeUsed, phoneNumber, location, productDescription } = product
  return {
    productName,
    productCondition,
    timeUsed,
    phoneNumber,
    location,
    productDescription,
    categoryId: product.categoryId,
    photoUrl: product.productPhoto,
    sellingPrice: toPoisha(product.sellingPrice),
    buyingPrice: toPoisha(product.buyingPrice),
  }
}
