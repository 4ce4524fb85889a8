import { nameOf } from "#texts/categories"
import type { MetaDescriptor } from "react-router"
import type { Category } from "../../contract/categories.ts"
import type { Product } from "../../contract/products.ts"
import { productPath } from "../../contract/product-path.ts"
import { type Addresses, addressesOf, type Matches } from "./page-meta.ts"

export function listed<Thing>(
  matches: Matches,
  things: Thing[],
  describe: (thing: Thing, address: Addresses) => object,
): MetaDescriptor[] {
  const address = addressesOf(matches)
  if (!address || things.length === 0) return []
  const itemListElement = things.map((thing, index) => ({
    "@type": "ListItem",
    position: index + 1,
    item: describe(thing, address),
  }))
  return [{ "script:ld+json": { "@context": context, "@type": "ItemList", itemListElement } }]
}

export function categoryData({ _id, categoryName, categoryImage }: Category, address: Addresses) {
  return {
    "@type": "CollectionPage",
    name: nameOf(categoryName),
    url: address.page(`/categories/${_id}`),
    image: address.file(categoryImage),
  }
}

export function productData(product: Product, address: Addresses) {
  return {
    "@type": "Product",
    name: product.productName,
    category: nameOf(product.productCategory),
    ...(product.productPhoto && { image: address.file(product.productPhoto) }),
    url: address.page(productPath(product)),
    offers: {
      "@type": "Offer",
      price: product.sellingPrice,
      priceCurrency: "BDT",
      availability: `${context}/${product.saleStatus === "SOLD" ? "SoldOut" : "InStock"}`,
      itemCondition: `${context}/UsedCondition`,
    },
  }
}

export const context = "https://schema.org"
