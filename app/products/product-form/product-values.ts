import type { Product, ProductChanges } from "../../../contract/products.ts"
import { ofProduct, toProductPhotos } from "../photos/photo-list.ts"
import type { ProductValues, ProductInput } from "./use-product-form.ts"

export function valuesOf(product: Product): ProductInput {
  const photos = product.productPhotos?.map(({ url }) => url) ?? [product.productPhoto]
  return {
    productName: product.productName,
    categoryId: product.categoryId,
    productCondition: product.productCondition,
    sellingPrice: product.sellingPrice,
    buyingPrice: product.buyingPrice,
    timeUsed: product.timeUsed,
    phoneNumber: product.phoneNumber,
    location: product.location,
    productDescription: product.productDescription,
    brand: product.brand ?? "",
    model: product.model ?? "",
    year: product.year,
    negotiable: product.negotiable,
    included: product.included ?? [],
    faults: product.faults ?? "",
    district: product.district ?? "",
    area: product.area ?? "",
    phoneVisibility: product.phoneVisibility,
    courierFee: product.courierFee,
    acceptsCash: product.acceptsCash ?? true,
    acceptsOffers: product.acceptsOffers ?? true,
    offerFloor: product.offerFloor,
    photos: photos.filter(Boolean).map(ofProduct),
  }
}

/** Returns values for a similar product. Products for sale may not share photos (server/products/product-limits.ts). */
export function copyOf(product: Product): ProductInput {
  const values = valuesOf(product)
  return isForSale(product) ? { ...values, photos: [] } : values
}

export function isForSale({ saleStatus, withdrawn }: Pick<Product, "saleStatus" | "withdrawn">) {
  return saleStatus === "AVAILABLE" && !withdrawn
}

type AnyValues = Partial<ProductInput> | ProductValues

/** Returns what differs from `before`, as the API takes it: an emptied field is null. */
export function changesOf(values: ProductValues, before: ProductInput): ProductChanges {
  const { photos, ...said } = values
  const names = new Set<string>(changedNames(values, before))
  const changed = Object.entries(said)
    .filter(([name]) => names.has(name))
    .map(([name, value]) => [name, value ?? null])
  const changes: ProductChanges = Object.fromEntries(changed)
  return names.has("photos") ? { ...changes, ...toProductPhotos(photos) } : changes
}

export function changedNames(values: AnyValues, others: AnyValues) {
  return fieldNames.filter((name) => plain(name, values) !== plain(name, others))
}

export const fieldNames = [
  "productName",
  "photos",
  "categoryId",
  "productCondition",
  "sellingPrice",
  "buyingPrice",
  "timeUsed",
  "phoneNumber",
  "location",
  "productDescription",
  "brand",
  "model",
  "year",
  "negotiable",
  "included",
  "faults",
  "district",
  "area",
  "phoneVisibility",
  "courierFee",
  "acceptsCash",
  "acceptsOffers",
  "offerFloor",
] as const
export type FieldName = (typeof fieldNames)[number]

/** Returns a string for comparison; undefined, "" and [] are the same. */
function plain(name: FieldName, values: AnyValues) {
  if (name === "photos") return (values.photos ?? []).map(({ id, url }) => url ?? id).join(" ")
  if (name === "included") return (values.included ?? []).toSorted().join(" ")
  if (name === "acceptsCash" || name === "acceptsOffers") return String(values[name] ?? true)
  return String(values[name] ?? "")
}
