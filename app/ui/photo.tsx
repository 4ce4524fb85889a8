import type { PhotoSize } from "../../contract/images.ts"

type Props = {
  /** Empty where the photo went with whoever took it. */
  src: string
  photoSizes: PhotoSize[]
  alt: string
  /** How wide it is shown, for the browser's choice (the `sizes` attribute). */
  shownAt: string
  /** Among the first that are seen. */
  isPriority?: boolean
  className?: string
}

/** A photo in the size that is needed, in a room of 4:3 that is there before it. */
export function Photo({ src, photoSizes, alt, shownAt, isPriority = false, className = "" }: Props) {
  const look = `aspect-4/3 w-full speaker outline -outline-offset-1 outline-base-content/15 ${className}`
  if (!src) return <span className={`block ${look}`} />
  const largest = photoSizes.at(-1)
  return (
    <img
      src={src}
      srcSet={photoSizes.map(({ url, width }) => `${url} ${width}w`).join(", ") || undefined}
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
