import type { Product } from "../../contract/products.ts"
import { SectionHeading } from "../ui/section-heading.tsx"
import { ProductTiles } from "./product-tiles.tsx"

export function ProductSection({ title, products }: { title: string; products: Product[] }) {
  if (products.length === 0) return null
  return (
    <section className="mt-14">
      <SectionHeading>{title}</SectionHeading>
      <ProductTiles products={products} />
    </section>
  )
}
