import type { PhotoSize } from "../../contract/images.ts"
import { Photo } from "../ui/photo.tsx"

/** The photo of a row: small, in a table and on a card. Its name stands beside it. */
export function Thumbnail({ src, photoSizes }: { src: string; photoSizes: PhotoSize[] }) {
  return <Photo src={src} photoSizes={photoSizes} alt="" shownAt="6.5rem" className="rounded-box xl:w-24" />
}
