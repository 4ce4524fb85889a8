import { expect, test } from "vitest"
import { NewProduct, ProductChanges } from "./products.ts"

/** The fields of specification §7. */
const product = {
  productName: "Fender Player Stratocaster",
  productPhoto: "/photos/1-640.webp",
  categoryId: "018f0000-0000-7000-8000-000000000001",
  productCondition: "Good",
  sellingPrice: 62_000,
  buyingPrice: 95_000,
  timeUsed: "2 years",
  phoneNumber: "01700000001",
  location: "Dhanmondi, Dhaka",
  productDescription: "Played at home, never gigged.",
}

test.each([
  {},
  { productCondition: "Fair" },
  {
    brand: null,
    model: "",
    year: null,
    included: [],
    faults: "",
    negotiable: null,
    district: "",
    area: null,
  },
  { productCondition: "Fair", brand: "Fender", faults: "A dent." },
  { year: new Date().getFullYear(), included: ["case", "adapter", "box", "receipt"], district: "coxs-bazar" },
])("a product with %j is taken", (changes) => {
  expect(NewProduct.safeParse({ ...product, ...changes }).error).toBeUndefined()
})

test.each([
  [{ year: 1899 }, "year"],
  [{ year: 2999 }, "year"],
  [{ year: "2019" }, "year"],
  [{ year: 2019.5 }, "year"],
  [{ included: ["strap"] }, "included.0"],
  [{ included: "case" }, "included"],
  [{ district: "london" }, "district"],
  [{ negotiable: "yes" }, "negotiable"],
  [{ phoneVisibility: "friends" }, "phoneVisibility"],
  [{ brand: "x".repeat(61) }, "brand"],
  [{ model: "a\u0000b" }, "model"],
  [{ area: 5 }, "area"],
  [{ productCondition: "Fair", brand: "Fender" }, "faults"],
  [{ productCondition: "Fair", faults: " \u200b" }, "faults"],
  [{ productPhotos: [] }, "productPhotos"],
  [{ productPhotos: Array.from({ length: 11 }, (_, at) => `/photos/${at}.webp`) }, "productPhotos"],
  [{ productPhotos: ["/photos/1-640.webp", ""] }, "productPhotos.1"],
])("a product with %j is refused at %s", (changes, field) => {
  const { error } = NewProduct.safeParse({ ...product, ...changes })
  expect(new Set(error?.issues.map(({ path }) => path.join(".")))).toEqual(new Set([field]))
})

test.each([
  [{ productName: "" }, "productName"],
  [{ productName: null }, "productName"],
  [{ sellingPrice: 0 }, "sellingPrice"],
  [{ updatedAt: "yesterday" }, "updatedAt"],
])("a change to %j is refused at %s", (changes, field) => {
  const { error } = ProductChanges.safeParse(changes)
  expect(new Set(error?.issues.map(({ path }) => path.join(".")))).toEqual(new Set([field]))
})

test("nothing, and any one field, is a change", () => {
  for (const changes of [{}, ...Object.entries(product).map(([name, value]) => ({ [name]: value }))])
    expect(ProductChanges.safeParse(changes).error).toBeUndefined()
})
