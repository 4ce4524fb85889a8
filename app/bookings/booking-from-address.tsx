import { lazy, Suspense } from "react"
import { useNavigate, useSearchParams } from "react-router"
import type { Product } from "../../contract/products.ts"
import { useUser } from "../identity/access-token.ts"
import { loadChunk } from "../document/load-chunk.ts"
import { PendingLine } from "../ui/pending-bar.tsx"
import { RedirectToLogin } from "../ui/redirect-to-login.tsx"

const BookingDialog = lazy(async () => {
  const { BookingDialog: screen } = await loadChunk(() => import("./booking-dialog.tsx"))
  return { default: screen }
})

/** Shows the booking dialog of the product in `?book=`; a page with one product needs no id there. */
export function BookingFromAddress({ products }: { products: Product[] }) {
  const user = useUser()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const productId = search.get("book") || (search.has("book") && products.length === 1 && products[0]?._id)
  if (!productId) return null
  if (user === null) return <RedirectToLogin />
  if (!user) return null
  function close() {
    setSearch(withoutBooking, { replace: true, preventScrollReset: true })
  }
  // replaces the dialog's URL, so that Back does not reopen it
  async function leave() {
    await navigate("/dashboard/myorders", { replace: true })
  }
  const known = products.find(({ _id }) => _id === productId)
  return (
    <Suspense fallback={<PendingLine />}>
      <BookingDialog productId={productId} known={known} user={user} onClose={close} onBooked={leave} />
    </Suspense>
  )
}

function withoutBooking(search: URLSearchParams) {
  search.delete("book")
  return search
}
