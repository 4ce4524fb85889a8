import { useViewTransitionState } from "react-router"
import type { PhotoSize } from "../../contract/images.ts"
import { Photo } from "./photo.tsx"

type Props = { src: string; photoSizes: PhotoSize[]; className?: string }

/** Decorative: the name stands beside it. */
export function Thumbnail({ src, photoSizes, className = "" }: Props) {
  return (
    <Photo
      src={src}
      photoSizes={photoSizes}
      alt=""
      shownAt="(min-width: 80rem) 4.5rem, 6.5rem"
      className={`rounded-box xl:w-18 xl:max-w-none ${className}`}
    />
  )
}

/** The start of a view transition to the photo of the payment screen. */
export function BookingThumbnail({ bookingId, ...photo }: Props & { bookingId: string }) {
  const isOnItsWay = useViewTransitionState(`/dashboard/payment/${bookingId}`)
  return <Thumbnail {...photo} className={isOnItsWay ? "moving-photo" : ""} />
}
