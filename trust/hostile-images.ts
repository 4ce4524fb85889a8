import { crc32, deflateSync } from "node:zlib"
import { randomBytes } from "node:crypto"
import sharp from "sharp"
import { imageMaxPixels } from "../contract/images.ts"

export type Upload = { what: string; bytes: Buffer; filename: string; type: string }

/** Text that must not be left in the stored photo. */
export const tail = "<script>window.__x=1</script><?php system('id') ?>"
const page = Buffer.from(tail)

const climbs = ["../../../etc/passwd", "..\\..\\server\\main.ts", "photo.jpg/../../x"]
const endings = ["photo.php", "photo.svg", "photo.html", ".htaccess", "فوتو‮gpj.exe"]
const names = [...climbs, ...endings, "a".repeat(5_000), '"><script>alert(1)</script>.jpg']

const pictures = ["8BPS", "%!PS-Adobe-3.0 EPSF", "RIFF\u0000\u0000\u0000\u0000WEBPVP8 ", "BM"]
const programs = ["PK\u0003\u0004", "#!/bin/sh\nid", "\u007fELF"]
const starts = [...pictures, ...programs, "{}", "\u0000\u0000\u0001\u0000"]

const graphic = "graphic-context"

/** Harmful files, and valid ones under misleading names. */
export async function hostileImages(): Promise<Upload[]> {
  const plain = sharp({ create: { width: 640, height: 480, channels: 3, background: "#a40" } })
  const jpeg = await plain.clone().jpeg().toBuffer()
  const [png, webp] = [await plain.clone().png().toBuffer(), await plain.clone().webp().toBuffer()]
  const located = await plain
    .clone()
    .withExif({
      IFD0: { Copyright: tail, Orientation: "6" },
      IFD3: { GPSLatitude: "23/1 48/1 0/1", GPSLongitude: "90/1 24/1 0/1" },
    })
    .jpeg()
    .toBuffer()
  const moving = await sharp([png, await sharp(png).negate().png().toBuffer()], { join: { animated: true } })
    .webp()
    .toBuffer()
  return [
    of("a photo that says where it was taken", located),
    of("a comment that is a script", withComment(jpeg)),
    ...[jpeg, png, webp].map((good) => of("a photo with a page behind it", Buffer.concat([good, page]))),
    of("a photo with an archive behind it", Buffer.concat([jpeg, startingWith("PK\u0003\u0004", 2_000)])),
    of("a page before a photo", Buffer.concat([page, jpeg])),
    of("a moving picture", moving, "photo.webp", "image/webp"),
    ...[1, 2, 10, 100, 500, 1_000].map((end) => of(`${end} bytes of a photo`, jpeg.subarray(0, end))),
    ...[0.25, 0.5, 0.9].flatMap((share) =>
      [jpeg, png, webp].map((good) => of("a part of a photo", good.subarray(0, good.length * share))),
    ),
    ...[0, 20_000, 65_535, 2_147_483_647].map((side) => of(`a PNG of ${side} × ${side}`, flood(side, side))),
    of("a PNG of 1 × 100,000,000", flood(1, 100_000_000)),
    of("a PNG with fewer zeros than it says", flood(6_000, 6_000, 40_000_000)),
    of("an SVG", `<svg xmlns="http://www.w3.org/2000/svg">${tail}</svg>`, "a.svg", "image/svg+xml"),
    of("an SVG that reads", '<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
    of("a GIF", Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAA=", "base64"), "a.gif", "image/gif"),
    of("a TIFF", await plain.clone().tiff().toBuffer(), "a.tiff", "image/tiff"),
    of("a PDF", "%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj"),
    of("a command for ImageMagick", `push ${graphic}\nfill "url(https://e.example/x)"\npop ${graphic}`),
    of("a page", `<html>${tail}</html>`, "photo.html", "text/html"),
    ...starts.map((start) => of(`what begins like ${start.slice(0, 4)}`, startingWith(start, 3_000))),
    of("noise", randomBytes(100_000)),
    of("nothing", ""),
    of("eleven megabytes", randomBytes(11_000_000)),
    ...names.map((name) => of(`a good photo named ${name.slice(0, 20)}`, jpeg, name)),
    of("a good photo that calls itself a page", jpeg, "photo.jpg", "text/html"),
    of("a good photo that calls itself nothing", jpeg, "photo", ""),
    of("a PNG that calls itself a JPEG", png),
    of("a WebP that calls itself a PNG", webp, "photo.png", "image/png"),
  ]
}

/** Photos with the greatest number of pixels in few bytes; decision 0005 is about those decoded as a whole. */
export async function largestPhotos(): Promise<Upload[]> {
  const [width, height] = [8_000, imageMaxPixels / 8_000]
  const jpeg = await sharp({ create: { width, height, channels: 3, background: "#a40" } })
    .jpeg()
    .toBuffer()
  // each line of a PNG begins with the number of its filter
  const zeros = height * (width * 3 + 1)
  return [
    of("as many pixels as allowed in a PNG of zeros", flood(width, height, zeros)),
    of("as many pixels as allowed in a JPEG", jpeg),
  ]
}

function of(what: string, content: Buffer | string, filename = "photo.jpg", type = "image/jpeg") {
  return { what, bytes: Buffer.from(content), filename, type }
}

/** Bytes that begin like a file of another type. */
function startingWith(start: string, length: number) {
  return Buffer.concat([Buffer.from(start, "latin1"), randomBytes(length)])
}

// JPEG, ITU-T T.81: a COM segment after the start
function withComment(jpeg: Buffer) {
  const head = Buffer.from([0xff, 0xfe, 0, page.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, page, jpeg.subarray(2)])
}

/** A PNG that claims this size but contains only so many zeros. */
function flood(width: number, height: number, zeros = 1_000) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(zeros))),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer) {
  const body = Buffer.concat([Buffer.from(name), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
