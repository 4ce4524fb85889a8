import { type Location, useLocation, useNavigate } from "react-router"
import * as texts from "#texts/product-actions"
import { productPath } from "../../contract/product-path.ts"
import type { Product } from "../../contract/products.ts"
import { isolate } from "../../contract/isolate.ts"
import { currentUser } from "../identity/access-token.ts"
import { loginFor } from "../identity/login-for.ts"
import { Button } from "../ui/button.tsx"

type Props = { product: Product; look?: "primary" | "outline" }

/** Opens the booking dialog by `?book=` in the URL; an anonymous visitor returns to the dialog after login. */
export function BookNow({ product, look = "primary" }: Props) {
  const navigate = useNavigate()
  const location = useLocation()
  function open() {
    const target = { ...location, search: searchFor(product, location), hash: "" }
    void navigate(currentUser() ? target : loginFor(target), { preventScrollReset: true })
  }
  return (
    <Button look={look} aria-label={`${texts.bookNow}: ${isolate(product.productName)}`} onClick={open}>
      {texts.bookNow}
    </Button>
  )
}

function searchFor(product: Product, { pathname, search }: Location) {
  if (pathname === productPath(product)) return "?book"
  const changed = new URLSearchParams(search)
  changed.set("book", product._id)
  return `?${changed}`
}
