import * as amplified from "./amplified.ts"
import * as around from "./around.ts"
import * as guitars from "./guitars.ts"
import * as keysAndWinds from "./keys-and-winds.ts"
import * as percussion from "./percussion.ts"
import { type PaletteName, studioShot } from "./pieces.ts"
import * as strings from "./strings.ts"

const drawings = { ...guitars, ...strings, ...amplified, ...percussion, ...keysAndWinds, ...around }

export type DrawingName = keyof typeof drawings
export type Picture = { drawing: DrawingName; palette: PaletteName }

/** SVG, 1280 × 960. */
export function draw({ drawing, palette }: Picture) {
  return studioShot(palette, drawings[drawing]())
}
