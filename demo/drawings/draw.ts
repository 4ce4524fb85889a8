import * as amplified from "./amplified.ts"
import * as around from "./around.ts"
import * as guitars from "./guitars.ts"
import * as keysAndWinds from "./keys-and-winds.ts"
import * as percussion from "./percussion.ts"
import { type PaletteName, studioShot, turned } from "./pieces.ts"
import * as strings from "./strings.ts"

const drawings = { ...guitars, ...strings, ...amplified, ...percussion, ...keysAndWinds, ...around }

/** Transforms of one drawing, for products with several photos. */
const views = {
  whole: (thing: string) => thing,
  closeUp: (thing: string) =>
    `<g transform="translate(640 520) scale(1.8) translate(-640 -520)">${thing}</g>`,
  turned: (thing: string) => turned(-14, thing),
}

export type DrawingName = keyof typeof drawings
export type View = keyof typeof views
export type Picture = { drawing: DrawingName; palette: PaletteName; view?: View }

/** SVG, 1280 × 960. */
export function draw({ drawing, palette, view = "whole" }: Picture) {
  return studioShot(palette, views[view](drawings[drawing]()))
}
