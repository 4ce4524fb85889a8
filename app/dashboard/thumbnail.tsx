import type { PhotoSize } from "../../contract/images.ts"
import { Photo } from "../ui/photo.tsx"

/** The photo of a row: small in a table, wide on a card. Its name stands beside it. */
export function Thumbnail({ src, photoSizes }: { src: string; photoSizes: PhotoSize[] }) {
  return (
    <Photo
      src={src}
      photoSizes={photoSizes}
      alt=""
      shownAt="(min-width: 48rem) 6rem, 90vw"
      className="rounded-box md:w-24"
    />
  )
}
