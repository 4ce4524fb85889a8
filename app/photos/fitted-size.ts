/** The longer side of a photo as it is sent: more than the largest size that is kept (contract/images.ts). */
const maxSide = 2_048

/** In bytes: a photo of at most that is sent as it is. */
export const smallEnough = 1_000_000

type Size = { width: number; height: number }

/** Within a square of the longest side, in the same proportions; never enlarged. */
export function fittedSize({ width, height }: Size): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  return { width: atLeastOne(width * scale), height: atLeastOne(height * scale) }
}

function atLeastOne(pixels: number) {
  return Math.max(1, Math.round(pixels))
}
