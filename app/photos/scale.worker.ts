import { scale } from "./scale.ts"

addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  void scale(data).then(
    (scaled) => postMessage(scaled),
    () => postMessage(undefined),
  )
})
