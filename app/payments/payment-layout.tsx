import type { ReactNode } from "react"
import type { Booking } from "../../contract/bookings.ts"
import { isolate } from "../../contract/isolate.ts"
import { Photo } from "../ui/photo.tsx"

type Props = { booking: Booking; className?: string; children: ReactNode }

export function PaymentLayout({ booking, className = "", children }: Props) {
  return (
    <div
      className={`grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-4 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-6 ${className}`}
    >
      <ProductPhoto
        booking={booking}
        shownAt="(min-width: 80rem) 20rem, (min-width: 48rem) 17rem, (min-width: 40rem) 12rem, 6rem"
      />
      {children}
    </div>
  )
}

/** The end of a view transition from the list of bookings. */
export function ProductPhoto({ booking, shownAt }: { booking: Booking; shownAt: string }) {
  const { productPhoto, productPhotoSizes, productName } = booking
  return (
    <Photo
      src={productPhoto}
      photoSizes={productPhotoSizes}
      alt={isolate(productName)}
      shownAt={shownAt}
      isPriority
      className="moving-photo rounded-box"
    />
  )
}
