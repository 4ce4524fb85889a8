import { UploadedImage } from "../../contract/images.ts"
import { read } from "../read-response.ts"
import { fetchSignedIn } from "../api.ts"

type Upload = {
  photo: File
  /** Told how much of it is on its way, from 0 to 1. */
  onProgress: (part: number) => void
  signal?: AbortSignal
}

/** Uploads a photo; the answer's `data.url` is its address. */
export async function uploadImage({ photo, onProgress, signal }: Upload) {
  const body = new FormData()
  body.append("image", photo)
  const uploading = fetchSignedIn("/api/images", { method: "POST", ...(signal && { signal }) }, sending(body, onProgress))
  return UploadedImage.parse(await read<unknown>(uploading))
}

/** Like `fetch`, which cannot tell how far it is. */
function sending(body: FormData, onProgress: Upload["onProgress"]): typeof fetch {
  return (input, { method = "GET", headers, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, input instanceof Request ? input.url : input)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.responseType = "blob"
      request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded / total))
      request.addEventListener("load", () => resolve(answerOf(request)))
      request.addEventListener("error", () => reject(new TypeError("The upload was cut.")))
      request.addEventListener("abort", () => reject(new TypeError("The upload was stopped.")))
      signal?.addEventListener("abort", () => request.abort(), { once: true })
      request.send(body)
    })
}

function answerOf({ response, status }: XMLHttpRequest) {
  return new Response(response instanceof Blob ? response : null, { status })
}
