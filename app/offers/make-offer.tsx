import * as texts from "#texts/make-offer"
import { Link, useLocation, useNavigate } from "react-router"
import { isolate } from "../../contract/isolate.ts"
import { productPath } from "../../contract/product-path.ts"
import type { Product } from "../../contract/products.ts"
import { currentUser, useUser } from "../identity/access-token.ts"
import { loginFor } from "../identity/login-for.ts"
import { Button } from "../ui/button.tsx"

/** Opens the dialog by `?offer` in the URL, which is kept over a login. The seller gets a link to the offers. */
export function MakeOffer({ product }: { product: Product }) {
  const user = useUser()
  const navigate = useNavigate()
  const { pathname: here } = useLocation()
  if (!takesOffers(product)) return null
  if (user?.sub === product.sellerId)
    return (
      <Link to="/dashboard/offers" className="btn border-edge bare">
        {texts.seeOffers}
      </Link>
    )
  function open() {
    const pathname = productPath(product)
    const target = { pathname, search: "?offer", hash: "" }
    void navigate(currentUser() ? target : loginFor(target), {
      preventScrollReset: pathname === here,
    })
  }
  return (
    <Button look="plain" aria-label={`${texts.make}: ${isolate(product.productName)}`} onClick={open}>
      {texts.make}
    </Button>
  )
}

function takesOffers({ saleStatus, withdrawn, reserved, negotiable, acceptsOffers }: Product) {
  const isFree = saleStatus === "AVAILABLE" && !withdrawn && !reserved
  return isFree && negotiable !== false && acceptsOffers !== false
}
