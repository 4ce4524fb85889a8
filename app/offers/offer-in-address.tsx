import { lazy, Suspense } from "react"
import { useNavigate, useSearchParams } from "react-router"
import type { Product } from "../../contract/products.ts"
import { hasSessionEnded, useUser } from "../identity/access-token.ts"
import { loadChunk } from "../document/load-chunk.ts"
import { PendingLine } from "../ui/pending-bar.tsx"
import { RedirectToLogin } from "../ui/redirect-to-login.tsx"

const OfferDialog = lazy(async () => {
  const { OfferDialog: screen } = await loadChunk(() => import("./offer-dialog.tsx"))
  return { default: screen }
})

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
        // replaces the dialog's URL, so that Back does not reopen it
        onSent={async () => navigate("/dashboard/offers", { replace: true })}
      />
    </Suspense>
  )
}
