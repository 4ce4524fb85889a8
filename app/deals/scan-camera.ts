import { loadChunk } from "../document/load-chunk.ts"

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: "qr_code"[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

declare global {
  /** https://developer.mozilla.org/docs/Web/API/BarcodeDetector: Chrome on Android and macOS, Safari behind a flag. */
  var BarcodeDetector: DetectorClass | undefined
}

/** In milliseconds, between two frames: decoding every frame would heat the phone. */
const pause = 150

/** Shows the camera until it finds a QR code; returns the code's content. Rejects without a camera, or when aborted. */
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

/** Whether the browser offers a camera; over plain http it does not. */
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

/** Called ahead, too, so that the decoder is loaded when the network is not available. */
export async function loadDetector(): Promise<DetectorClass> {
  const { BarcodeDetector } = await loadChunk(() => import("qr/decode.js"))
  return BarcodeDetector
}
