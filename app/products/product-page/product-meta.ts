import * as texts from "#texts/product-page"
import type { MetaDescriptor } from "react-router"
import type { Product } from "../../../contract/products.ts"
import { productPath } from "../../../contract/product-path.ts"
import { sharedPhotoPath, sharedPhotoSide } from "../../../contract/shared-photo.ts"
import { type Addresses, addressesOf, type Matches, pageMeta } from "../../document/page-meta.ts"
import { context, productData } from "../../document/structured-data.ts"

/** About as much as search engines show. */
const descriptionLength = 155

export function productMeta(matches: Matches, product: Product): MetaDescriptor[] {
  const address = addressesOf(matches)
  return [
    ...pageMeta(matches, {
      path: productPath(product),
      title: product.productName,
      description: beginning(texts.description(product).replaceAll(/\s+/g, " ")),
      photo: sharedPhoto(product),
    }),
    ...(address ? [{ "script:ld+json": { "@context": context, ...dataOf(product, address) } }] : []),
  ]
}

function beginning(text: string) {
  const letters = Array.from(text)
  return letters.length > descriptionLength ? `${letters.slice(0, descriptionLength).join("")}…` : text
}

function sharedPhoto({ _id, productPhotoSizes }: Product) {
  const largest = productPhotoSizes.at(-1)
  if (!largest) return undefined
  const scale = Math.min(1, sharedPhotoSide / Math.max(largest.width, largest.height))
  return {
    url: sharedPhotoPath(_id),
    width: Math.round(largest.width * scale),
    height: Math.round(largest.height * scale),
  }
}

function dataOf(product: Product, address: Addresses) {
  const known = productData(product, address)
  return {
    ...known,
    description: product.productDescription,
    ...(product.brand && { brand: { "@type": "Brand", name: product.brand } }),
    ...(product.model && { model: product.model }),
    ...(product.productPhoto && { image: address.file(sharedPhotoPath(product._id)) }),
    offers: {
      ...known.offers,
      url: known.url,
      seller: {
        "@type": "Person",
        name: product.sellerName,
        url: address.page(`/sellers/${product.sellerId}`),
      },
    },
  }
}
