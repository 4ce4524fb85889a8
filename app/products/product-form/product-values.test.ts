import { expect, test } from "vitest"
import type { Product } from "../../../contract/products.ts"
import { withLongName as sample } from "../../dev/samples.ts"
import type { ProductValues } from "./use-product-form.ts"
import { changedNames, changesOf, copyOf, valuesOf } from "./product-values.ts"

const product: Product = {
  ...sample,
  brand: "Fender",
  year: 2019,
  included: ["case", "box"],
  productPhotos: ["/a.webp", "/b.webp"].map((url) => ({ url, sizes: [] })),
}
const before = valuesOf(product)
const values: ProductValues = Object.assign({}, before, { included: ["case", "box"] })
const [first, second] = before.photos

test.each([
  ["nothing", {}, {}],
  ["the order of what is included", { included: ["box", "case"] as const }, {}],
  ["a price", { sellingPrice: 5_000 }, { sellingPrice: 5_000 }],
  ["a brand that is emptied", { brand: "" }, { brand: "" }],
  ["a year that is emptied", { year: undefined }, { year: null }],
  ["firm after nothing was said", { negotiable: false }, { negotiable: false }],
  [
    "the order of the photos",
    { photos: [second, first] },
    { productPhoto: "/b.webp", productPhotos: ["/b.webp", "/a.webp"] },
  ],
  ["a photo fewer", { photos: [second] }, { productPhoto: "/b.webp", productPhotos: ["/b.webp"] }],
])("when %s is edited the form sends only what changed", (_, change, sent) => {
  expect(changesOf(Object.assign({}, values, change), before)).toEqual(sent)
})

test("a field that has the same value in another spelling has not changed", () => {
  expect(changedNames({ ...before, area: null, model: undefined }, before)).toEqual([])
  expect(changedNames({ ...before, area: "Mirpur 10", year: 2020 }, before)).toEqual(["year", "area"])
})

test("a copy of a product takes over its photos once the product is no longer for sale", () => {
  expect(copyOf(product).photos).toEqual([])
  expect(copyOf({ ...product, saleStatus: "SOLD" }).photos).toHaveLength(2)
  expect(copyOf({ ...product, withdrawn: true }).photos).toHaveLength(2)
})
