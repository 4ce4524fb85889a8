import * as texts from "#texts/make-offer"
import { lazy, Suspense } from "react"
import { Link, useLocation, useNavigate, useSearchParams } from "react-router"
import { isolate } from "../../contract/isolate.ts"
import type { Product } from "../../contract/products.ts"
import { currentUser, hasSessionEnded, useUser } from "../access-token.ts"
import { loadChunk } from "../load-chunk.ts"
import { loginFor } from "../return-to.ts"
import { Button } from "../ui/button.tsx"
import { PendingLine } from "../ui/pending-bar.tsx"
import { RedirectToLogin } from "../ui/redirect-to-login.tsx"

const OfferDialog = lazy(async () => {
  const { OfferDialog: screen } = await loadChunk(() => import("./offer-dialog.tsx"))
  return { default: screen }
})

/** Opens the dialog by `?offer` in the address; a stranger returns to it after login. Its own seller sees what was offered. */
export function MakeOffer({ product }: { product: Product }) {
  const user = useUser()
  const navigate = useNavigate()
  const location = useLocation()
  if (!takesOffers(product)) return null
  if (user?.sub === product.sellerId)
    return (
      <Link to="/dashboard/offers" className="btn border-edge bare">
        {texts.seeOffers}
      </Link>
    )
  function open() {
    const target = { ...location, search: "?offer", hash: "" }
    void navigate(currentUser() ? target : loginFor(target), { preventScrollReset: true })
  }
  return (
    <Button look="plain" aria-label={`${texts.make}: ${isolate(product.productName)}`} onClick={open}>
      {texts.make}
    </Button>
  )
}

/** Where it is kept for someone, or its price is firm, there is nothing to offer. */
function takesOffers({ saleStatus, withdrawn, reserved, negotiable }: Product) {
  return saleStatus === "AVAILABLE" && !withdrawn && !reserved && negotiable !== false
}

export function OfferInAddress({ product }: { product: Product }) {
  const user = useUser()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  if (!search.has("offer")) return null
  if (user === null && hasSessionEnded()) return <RedirectToLogin />
  if (!user) return null
  return (
    <Suspense fallback={<PendingLine />}>
      <OfferDialog
        product={product}
        user={user}
        onClose={() => setSearch({}, { replace: true, preventScrollReset: true })}
        // replaces the dialog's address, so that Back does not reopen it
        onSent={async () => navigate("/dashboard/offers", { replace: true })}
      />
    </Suspense>
  )
}
