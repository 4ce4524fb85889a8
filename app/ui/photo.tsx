import type { PhotoSize } from "../../contract/images.ts"
import { srcSetOf } from "./src-set.ts"

type Props = {
  /** Empty if the photo was erased with its owner. */
  src: string
  photoSizes: PhotoSize[]
  alt: string
  /** The `sizes` attribute. */
  shownAt: string
  /** Above the fold: loaded eagerly, with high priority. */
  isPriority?: boolean
  className?: string
}

/** A responsive photo with an aspect ratio of 4:3, so that nothing moves when it loads. */
export function Photo({ src, photoSizes, alt, shownAt, isPriority = false, className = "" }: Props) {
  const look = `aspect-4/3 w-full speaker outline -outline-offset-1 outline-base-content/15 ${className}`
  if (!src) return <span className={`block ${look}`} />
  const largest = photoSizes.at(-1)
  return (
    <img
      src={src}
      srcSet={srcSetOf(photoSizes)}
      sizes={shownAt}
      width={largest?.width ?? 4}
      height={largest?.height ?? 3}
      alt={alt}
      loading={isPriority ? "eager" : "lazy"}
      fetchPriority={isPriority ? "high" : undefined}
      decoding="async"
      className={`object-cover ${look}`}
    />
  )
}
