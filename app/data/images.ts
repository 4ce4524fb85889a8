import { UploadedImage } from "../../contract/images.ts"
import { read } from "./read-response.ts"
import { fetchSignedIn } from "../api.ts"

type Upload = {
  photo: File
  /** Called with the uploaded part, from 0 to 1. */
  onProgress: (part: number) => void
  signal?: AbortSignal
}

/** Uploads a photo; `data.url` of the answer is its URL. */
export async function uploadImage({ photo, onProgress, signal }: Upload) {
  const body = new FormData()
  body.append("image", photo)
  const uploading = fetchSignedIn("/api/images", { method: "POST", ...(signal && { signal }) }, fetchWithProgress(body, onProgress))
  return UploadedImage.parse(await read<unknown>(uploading))
}

/** Returns a `fetch` that uploads by XMLHttpRequest, because `fetch` itself reports no progress. */
function fetchWithProgress(body: FormData, onProgress: Upload["onProgress"]): typeof fetch {
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
