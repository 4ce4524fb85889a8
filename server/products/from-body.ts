import { fieldError } from "../../contract/checks.ts"
import { toPoisha } from "../../contract/poisha.ts"
import type { productFacts } from "../../contract/product-facts.ts"
import type { NewProduct, ProductChanges } from "../../contract/products.ts"
import { Problem } from "../http/problem.ts"
import type { ProductToAdd } from "./add.ts"
import type { Edit } from "./edit.ts"

/** Throws `invalid` if `productPhoto` is not the first of `productPhotos`. */
export function fromNewProduct(product: NewProduct): ProductToAdd {
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

/** Keeps undefined for fields that were not sent. */
function fromFacts(sent: SentFacts) {
  const { brand, model, year, included, faults, negotiable, district, area, phoneVisibility } = sent
  const { acceptsCash, courierFee, acceptsOffers, offerFloor } = sent
  return {
    year,
    negotiable,
    phoneVisibility,
    acceptsCash,
    acceptsOffers,
    courierFee: poishaOrNull(courierFee),
    offerFloor: poishaOrNull(offerFloor),
    brand: orNull(brand),
    model: orNull(model),
    faults: orNull(faults),
    area: orNull(area),
    district: orNull(district),
    included: included === undefined ? undefined : [...new Set(included)],
  }
}

function poishaOrNull(amount: number | null | undefined) {
  return typeof amount === "number" ? toPoisha(amount) : amount
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
