import pLimit from "p-limit"
import { tooLargeToSend } from "#texts/add-product"
import { imageMaxBytes } from "../../contract/images.ts"
import { ProblemError } from "../data/problem.ts"
import { smallEnough } from "./fitted-size.ts"

/** In milliseconds. */
const scalingTimeout = 60_000

// one at a time: each takes the memory of a decoded photo
const scaleQueue = pLimit(1)

/** Scales a large photo in a worker; one that cannot be decoded is returned unchanged. Throws `too-large`. */
export async function preparePhoto(photo: File) {
  if (photo.size <= smallEnough) return photo
  const scaled = await scaleQueue(() => scaleInWorker(photo))
  if (scaled && scaled.size < photo.size)
    return new File([scaled], `${photo.name.split(".", 1)[0]}.jpg`, { type: scaled.type })
  if (photo.size <= imageMaxBytes) return photo
  throw new ProblemError({ status: 413, code: "too-large", detail: tooLargeToSend })
}

/** Starts a worker for each photo: terminating it frees its memory, and a crash affects nothing else. */
function scaleInWorker(photo: File) {
  return new Promise<Blob | undefined>((resolve) => {
    const worker = startWorker()
    if (!worker) return resolve(undefined)
    const finish = (scaled?: unknown) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(scaled instanceof Blob ? scaled : undefined)
    }
    const timer = setTimeout(finish, scalingTimeout)
    worker.addEventListener("message", ({ data }) => finish(data))
    worker.addEventListener("error", () => finish())
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin of its own
    worker.postMessage(photo)
    return undefined
  })
}

function startWorker() {
  try {
    return new Worker(new URL("scale.worker.ts", import.meta.url), { type: "module" })
  } catch {
    return undefined
  }
}
