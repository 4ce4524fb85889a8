import * as texts from "#texts/product-page"
import { Link } from "react-router"
import type { Product } from "../../../contract/products.ts"
import { Unplugged } from "../../ui/unplugged.tsx"
import { ProductTiles } from "../product-tiles.tsx"

export function Gone({ similar }: { similar: Product[] }) {
  const isAlone = similar.length === 0
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-8 px-4 pt-4 sm:pt-10">
      <div className="grid justify-items-center gap-4 text-center">
        <Unplugged />
        <h1 className="text-heading">{texts.goneTitle}</h1>
        <p className="text-lead">{isAlone ? texts.goneAlone : texts.goneText}</p>
      </div>
      {!isAlone && <ProductTiles products={similar} />}
      <Link to="/categories" className="btn justify-self-center btn-primary">
        {texts.explore}
      </Link>
    </div>
  )
}
