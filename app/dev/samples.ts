import type { Category } from "../../contract/categories.ts"
import type { Product } from "../../contract/products.ts"
import { unreachable } from "../data/problem.ts"

export const looks = ["primary", "outline", "plain", "quiet", "danger"] as const

export const longWord = "Kontrabassposaunenmundstückschutzhüllenverschlussschrauben60"

export const category: Category = {
  _id: "category",
  categoryName: "Guitars & Basses",
  categoryImage: "/photos/missing.webp",
  categoryImageSizes: [],
}

export const product: Product = {
  _id: "product",
  productName: "Fender Player Stratocaster",
  productPhoto: "/photos/missing.webp",
  productPhotoSizes: [],
  phoneVisibility: "everyone",
  productCategory: "Guitars & Basses",
  categoryId: "category",
  productCondition: "Excellent",
  sellingPrice: 78_000,
  buyingPrice: 112_000,
  timeUsed: "1 year",
  phoneNumber: "01700000101",
  location: "Dhanmondi, Dhaka",
  productDescription:
    "Bought new in Singapore and kept at home in its bag. Frets are like new, the setup is fresh.",
  sellerName: "Rahim Uddin",
  sellerId: "rahim",
  sellerVerified: true,
  saleStatus: "AVAILABLE",
  postingDate: "20 November 2026",
  createdAt: "2026-11-20T10:00:00.000Z",
  updatedAt: "2026-11-20T10:00:00.000Z",
}

export const sold: Product = { ...product, _id: "sold", saleStatus: "SOLD", productCondition: "Fair" }

export const photographed: Product = { ...product, _id: "photographed", productPhoto: "/sharing.jpg" }

export const advertised: Product = { ...product, _id: "advertised", ad: "ADVERTISED" }

export const withLongName: Product = {
  ...product,
  _id: "long",
  productName:
    "A twelve-string acoustic-electric jumbo guitar with a solid spruce top, hand-rubbed finish, ".padEnd(
      120,
      "hard case ",
    ),
  productDescription: "গিটারটি খুব যত্নে রাখা। ".repeat(12),
}

export const nameless: Product = {
  ...product,
  _id: "word",
  productName: longWord,
  sellerName: longWord,
  location: longWord,
}

export const late = {
  type: "unavailable",
  message: unreachable.detail,
}
