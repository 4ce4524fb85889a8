import { loadChunk } from "../load-chunk.ts"

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: "qr_code"[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

declare global {
  /** https://developer.mozilla.org/docs/Web/API/BarcodeDetector: Chrome on Android and macOS, Safari behind a flag. */
  var BarcodeDetector: DetectorClass | undefined
}

/** In milliseconds between two looks: a phone that looks at every frame gets hot. */
const pause = 150

/** Shows what the camera sees until it finds a QR code, and answers its content. Rejects without a camera, or when stopped. */
export async function scanCamera(video: HTMLVideoElement, stopping: AbortSignal) {
  const camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } })
  try {
    video.srcObject = camera
    const [detector] = await Promise.all([createDetector(), video.play()])
    for (;;) {
      stopping.throwIfAborted()
      const [found] = await detector.detect(video).catch(() => [])
      if (found) return found.rawValue
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  } finally {
    for (const track of camera.getTracks()) track.stop()
    video.srcObject = null
  }
}

/** Without a camera, or over plain http, where browsers lend none. */
export function hasCamera() {
  const { mediaDevices }: { mediaDevices?: MediaDevices } = navigator
  return mediaDevices !== undefined
}

async function createDetector() {
  return new (await detectorClass())({ formats: ["qr_code"] })
}

async function detectorClass() {
  const own = globalThis.BarcodeDetector
  const formats = (await own?.getSupportedFormats().catch(() => undefined)) ?? []
  if (own && formats.includes("qr_code")) return own
  return loadDetector()
}

/** Also called early, so that it is there when the connection is not. */
export async function loadDetector(): Promise<DetectorClass> {
  const { BarcodeDetector } = await loadChunk(() => import("qr/decode.js"))
  return BarcodeDetector
}
