/** The longest side of an uploaded photo in pixels: more than the largest size that is stored (contract/images.ts). */
const maxSide = 2_048

/** In bytes: a photo of at most this size is uploaded unchanged. */
export const smallEnough = 1_000_000

type Size = { width: number; height: number }

/** Returns the size within `maxSide` in the same proportions; never enlarges. */
export function fittedSize({ width, height }: Size): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  return { width: atLeastOne(width * scale), height: atLeastOne(height * scale) }
}

function atLeastOne(pixels: number) {
  return Math.max(1, Math.round(pixels))
}
