import { fetchSignedIn } from "../api.ts"
import { read } from "../read-response.ts"

/** In milliseconds: a line that is dead may not say so. */
const photoTimeout = 180_000

/** Answers its id. */
export async function sendPrivatePhoto(path: string, photo: Blob) {
  const body = new FormData()
  body.append("image", photo)
  const signal = AbortSignal.timeout(photoTimeout)
  const answer = fetchSignedIn(path, { method: "POST", body, signal })
  return (await read<{ insertedId: string }>(answer)).insertedId
}

/** An address alone would not open it. */
export async function readPrivatePhoto(path: string) {
  const answer = await fetchSignedIn(path)
  if (!answer.ok) await read(Promise.resolve(answer))
  return answer.blob()
}
