import type { MetaDescriptor } from "react-router"
import type { Category } from "../contract/categories.ts"
import type { Product } from "../contract/products.ts"
import { productPath } from "../contract/product-path.ts"
import { absoluteUrl, type Matches } from "./page-meta.ts"

export type Address = (path: string) => string

export function listed<Thing>(
  matches: Matches,
  things: Thing[],
  describe: (thing: Thing, address: Address) => object,
): MetaDescriptor[] {
  const address = absoluteUrl(matches)
  if (!address || things.length === 0) return []
  const itemListElement = things.map((thing, index) => ({
    "@type": "ListItem",
    position: index + 1,
    item: describe(thing, address),
  }))
  return [{ "script:ld+json": { "@context": context, "@type": "ItemList", itemListElement } }]
}

export function categoryData({ _id, categoryName, categoryImage }: Category, address: Address) {
  return {
    "@type": "CollectionPage",
    name: categoryName,
    url: address(`/categories/${_id}`),
    image: address(categoryImage),
  }
}

export function productData(product: Product, address: Address) {
  return {
    "@type": "Product",
    name: product.productName,
    category: product.productCategory,
    ...(product.productPhoto && { image: address(product.productPhoto) }),
    url: address(productPath(product)),
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
