import { fittedSize } from "./fitted-size.ts"

const quality = 0.86

/** Returns an upright JPEG small enough to upload, white where transparent. Throws if the photo cannot be decoded. */
export async function scale(photo: Blob) {
  const bitmap = await createImageBitmap(photo, { imageOrientation: "from-image" })
  const { width, height } = fittedSize(bitmap)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext("2d")
  if (!context) throw new Error("No canvas.")
  context.fillStyle = "#fff"
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = "high"
  context.drawImage(bitmap, 0, 0, width, height)
  // a phone's photo takes up to hundreds of megabytes when decoded
  bitmap.close()
  return canvas.convertToBlob({ type: "image/jpeg", quality })
}
