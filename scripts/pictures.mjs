import { join } from "node:path"
import sharp from "sharp"
import { root } from "./programs.mjs"

// Link previews and home screens take no SVG: run `npm run pictures` after changing scripts/pictures/ or the favicon.
const drawn = join(root, "scripts/pictures")
const shown = join(root, "public")

await sharp(join(drawn, "sharing.svg"), { density: 144 })
  .resize(1200, 630)
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(join(shown, "sharing.jpg"))
await icon(join(shown, "favicon.svg"), 192, "icon-192.png")
await icon(join(shown, "favicon.svg"), 512, "icon-512.png")
// platforms mask these two icons to a shape
await icon(join(drawn, "icon.svg"), 512, "icon-maskable-512.png")
await icon(join(drawn, "icon.svg"), 180, "apple-touch-icon.png")

function icon(drawing, width, name) {
  return sharp(drawing, { density: 1200 })
    .resize(width)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(shown, name))
}
