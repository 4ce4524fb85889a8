import "photoswipe/style.css"
import "./zoom.css"
import * as texts from "#texts/photo-zoom"
import PhotoSwipe from "photoswipe"
import { isolate } from "../../../contract/isolate.ts"
import type { ProductPhoto } from "../../../contract/products.ts"
import { srcSetOf } from "../../ui/src-set.ts"

declare global {
  /** HTML standard, "close watchers"; not in every browser, nor in TypeScript's DOM. */
  var CloseWatcher: (new () => EventTarget & { destroy(): void }) | undefined
}

type Zoomed = {
  photos: ProductPhoto[]
  alts: string[]
  at: number
  name: string
  onChange: (at: number) => void
}

/** Opens the enlarged view: swipe or arrow keys turn; pinch, double tap, wheel, `+`, `-`, `z` zoom; Escape closes. */
export function openZoom({ photos, alts, at, name, onChange }: Zoomed) {
  const zoom = new PhotoSwipe({
    dataSource: photos.map(({ url, sizes }, index) => slideOf(url, sizes, alts[index] ?? "")),
    index: at,
    loop: false,
    bgOpacity: 1,
    showHideAnimationType: matchMedia("(prefers-reduced-motion: reduce)").matches ? "none" : "fade",
    wheelToZoom: true,
    secondaryZoomLevel: ({ fit }) => Math.max(1, 2.5 * fit),
    maxZoomLevel: ({ fit }) => Math.max(2, 4 * fit),
    ...words,
    ...withoutMarkup,
  })
  zoom.on("keydown", ({ originalEvent }) => zoomByKey(zoom, originalEvent))
  zoom.on("change", () => onChange(zoom.currIndex))
  zoom.on("bindEvents", () => {
    zoom.element?.setAttribute("aria-label", isolate(name))
    zoom.element?.setAttribute("aria-modal", "true")
  })
  closeOnBack(zoom)
  zoom.init()
}

/** Back closes the view before it leaves the page. */
function closeOnBack(zoom: PhotoSwipe) {
  if (!globalThis.CloseWatcher) return closeByEntry(zoom)
  const watcher = new globalThis.CloseWatcher()
  watcher.addEventListener("close", () => zoom.close())
  zoom.on("destroy", () => watcher.destroy())
}

/** Adds a history entry for Back, and hides its popstate from the router, which need not load the page again. */
function closeByEntry(zoom: PhotoSwipe) {
  history.pushState({ ...history.state, isOfSheet: true }, "")
  let isLeft = false
  const leave = (event: Event) => {
    event.stopImmediatePropagation()
    isLeft = true
    zoom.close()
  }
  addEventListener("popstate", leave, { capture: true, once: true })
  zoom.on("close", () => isLeft || history.back())
}

const words = {
  closeTitle: texts.closePhotos,
  zoomTitle: texts.zoomPhoto,
  arrowPrevTitle: texts.previousPhoto,
  arrowNextTitle: texts.nextPhoto,
  errorMsg: texts.photoMissing,
}

// zoom.css draws the icons
const withoutMarkup = { closeSVG: "", zoomSVG: "", arrowPrevSVG: "", arrowNextSVG: "" }

function slideOf(url: string, sizes: ProductPhoto["sizes"], alt: string) {
  const { width = 4, height = 3 } = sizes.at(-1) ?? {}
  return {
    src: url,
    srcset: srcSetOf(sizes) ?? "",
    width,
    height,
    alt,
  }
}

const steps: Record<string, number> = { "+": 1.5, "=": 1.5, "-": 1 / 1.5 }

function zoomByKey({ currSlide }: PhotoSwipe, { key }: KeyboardEvent) {
  const step = steps[key]
  if (!step || !currSlide) return
  const { fit, max } = currSlide.zoomLevels
  const level = Math.min(max, Math.max(fit, currSlide.currZoomLevel * step))
  currSlide.zoomTo(level, undefined, 150)
}
