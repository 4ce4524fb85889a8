import sharp, { type Matrix3x3 } from "sharp"
import { draw, type Picture } from "../demo/drawings/draw.ts"

/** Typical faults of phone photos: lamplight, upright, slanted, blurred, too dark, a finger before the lens. */
export const phoneFaults = ["yellow", "upright", "slanted", "blurred", "dark", "finger"] as const
export type PhoneFault = (typeof phoneFaults)[number]

/** A JPEG with these faults; small, because it is only looked at. */
export async function phonePhoto(picture: Picture, ...faults: PhoneFault[]) {
  const is = (fault: PhoneFault) => faults.includes(fault)
  const { width, height } = is("upright") ? { width: 540, height: 960 } : { width: 960, height: 720 }
  const shot = sharp(Buffer.from(draw(picture)))
    .resize(width, height, { fit: "cover" })
    .rotate(is("slanted") ? 9 : 0, { background: "#2b241f" })
    .resize(width, height, { fit: "cover" })
  if (is("yellow")) shot.recomb(lamplight)
  if (is("dark")) shot.linear(0.45, 4)
  if (is("blurred")) shot.blur(3.5)
  if (is("finger")) shot.composite([{ input: await finger(width, height) }])
  return shot.jpeg({ quality: 55 }).toBuffer()
}

/** The colour cast of a light bulb. */
const lamplight: Matrix3x3 = [
  [1.12, 0.12, 0],
  [0.06, 0.92, 0],
  [0, 0.1, 0.48],
]

/** A finger, out of focus, over the lower right corner. */
function finger(width: number, height: number) {
  const skin = `<ellipse cx="${width}" cy="${height}" rx="${width * 0.42}" ry="${height * 0.5}" fill="#c98a72"/>`
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${skin}</svg>`),
  )
    .blur(14)
    .toBuffer()
}

/** Bad photos of several kinds, beside which a page has to look right. */
export function phonePhotos() {
  return Promise.all([
    phonePhoto({ drawing: "stratocaster", palette: "walnut" }, "upright", "yellow"),
    phonePhoto({ drawing: "overdrivePedal", palette: "oxblood" }, "finger", "slanted"),
    phonePhoto({ drawing: "snareDrum", palette: "slate" }, "dark", "blurred"),
    phonePhoto({ drawing: "digitalPiano", palette: "ebony" }, "upright", "finger", "yellow"),
    phonePhoto({ drawing: "bansuri", palette: "brass" }, "slanted", "blurred", "yellow"),
  ])
}
