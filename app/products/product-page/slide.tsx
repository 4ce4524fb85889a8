import * as texts from "#texts/product-page"
import type { MouseEvent } from "react"
import { loadChunk } from "../../document/load-chunk.ts"
import type { ProductPhoto } from "../../../contract/products.ts"
import { srcSetOf } from "../../ui/src-set.ts"
import { altOf } from "./photos.ts"

type Props = {
  photos: ProductPhoto[]
  at: number
  name: string
  isDim: boolean
  show: (at: number, behavior?: ScrollBehavior) => void
}

/** One uncropped photo; its link opens the file if the enlarged view cannot be loaded. */
export function Slide({ photos, at, name, isDim, show }: Props) {
  const photo = photos[at]
  if (!photo?.url) return <span className="block size-full speaker" />
  const largest = photo.sizes.at(-1)
  const alts = photos.map((_, index) => altOf(name, index, photos.length))
  const alt = alts[at] ?? ""

  async function zoom(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    try {
      const { openZoom } = await loadChunk(() => import("./zoom.ts"))
      openZoom({ photos, alts, at, name, onChange: (index) => show(index, "instant") })
    } catch {
      location.assign(href)
    }
  }

  return (
    <a
      href={photo.url}
      aria-label={texts.enlarge(alt)}
      onClick={(event) => void zoom(event)}
      className="block size-full cursor-zoom-in -outline-offset-4"
    >
      <img
        src={photo.url}
        srcSet={srcSetOf(photo.sizes)}
        sizes="(min-width: 72rem) 36.5rem, (min-width: 48rem) calc(54vw - 2.5rem), 100vw"
        width={largest?.width ?? 4}
        height={largest?.height ?? 3}
        alt={alt}
        loading={at === 0 ? "eager" : "lazy"}
        fetchPriority={at === 0 ? "high" : undefined}
        decoding="async"
        className={`size-full object-contain ${at === 0 ? "moving-photo" : ""} ${isDim ? "opacity-45 grayscale" : ""}`}
      />
    </a>
  )
}
