import { lazy, Suspense } from "react"
import { useSearchParams } from "react-router"
import { useUser } from "../access-token.ts"

const BookingDialog = lazy(async () => ({ default: (await import("./booking-dialog.tsx")).BookingDialog }))

/** The booking dialog of the product that the address names by `?book=`. */
export function Booking() {
  const user = useUser()
  const [search, setSearch] = useSearchParams()
  const productId = search.get("book")
  if (!user || !productId) return null
  function close() {
    setSearch(withoutBooking, { replace: true, preventScrollReset: true })
  }
  return (
    <Suspense>
      <BookingDialog productId={productId} user={user} onClose={close} />
    </Suspense>
  )
}

function withoutBooking(search: URLSearchParams) {
  search.delete("book")
  return search
}
