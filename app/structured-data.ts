import type { Category } from "../contract/categories.ts"
import type { Product } from "../contract/products.ts"

/** Makes a whole address of a path. */
type Address = (path: string) => string

/** For search engines, in the words of schema.org: these things, in this order. */
export function listOf(items: object[]) {
  const itemListElement = items.map((item, index) => ({ "@type": "ListItem", position: index + 1, item }))
  return { "@context": context, "@type": "ItemList", itemListElement }
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
    image: address(product.productPhoto),
    url: address(`/categories/${product.categoryId}#${product._id}`),
    offers: {
      "@type": "Offer",
      price: product.sellingPrice,
      priceCurrency: "BDT",
      availability: `${context}/${product.saleStatus === "SOLD" ? "SoldOut" : "InStock"}`,
      itemCondition: `${context}/UsedCondition`,
    },
  }
}

const context = "https://schema.org"
