import { scale } from "./scale.ts"

/** Answers each photo with a smaller one, or with nothing where it cannot be decoded. */
addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  void scale(data).then(
    (scaled) => postMessage(scaled),
    () => postMessage(undefined),
  )
})
