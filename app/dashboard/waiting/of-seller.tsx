import * as texts from "#texts/waiting"
import { useInfiniteQuery } from "@tanstack/react-query"
import { myProducts } from "../../data/products.ts"
import { Failed } from "../../ui/failed.tsx"
import { useFailure } from "../../ui/use-failure.ts"
import { NothingWaits } from "./section.tsx"

export function WaitingOfSeller({ email }: { email: string }) {
  const list = useInfiniteQuery(myProducts(email))
  const failure = useFailure(list)
  if (failure) return <Failed what={texts.yourProducts} {...failure} />
  return (
    <NothingWaits
      hint={texts.whatSellersDo}
      next={{ to: "/dashboard/addproducts", label: texts.addProduct, isFirst: true }}
    />
  )
}
