import pLimit from "p-limit"
import { sendingStopped } from "#texts/add-product"
import { uploadImage } from "../../data/images.ts"
import { ProblemError, sentenceOf } from "../../data/problem.ts"
import type { ChosenPhoto } from "./photo-list.ts"
import { preparePhoto } from "../../photos/prepare-photo.ts"

/** The progress of an upload. A photo without one is uploaded, or was the product's already. */
export type Upload =
  | { step: "preparing" | "waiting" }
  | { step: "sending"; part: number }
  | { step: "failed"; error: unknown; sentence: string }

type Running = { stopping: AbortController; ending: Promise<void> }

/** Uploads each photo separately, two at a time. Passes changes of a photo to `onChange`. */
export function createUploads(onChange: (id: string, change: Partial<ChosenPhoto>) => void) {
  const queue = pLimit(2)
  const running = new Map<string, Running>()
  const state = createState()

  /** Starts or retries an upload; a no-op while one is under way or after it has succeeded. */
  function start({ id, file, isPrepared, url }: ChosenPhoto) {
    if (url || !file || running.has(id)) return
    const stopping = new AbortController()
    const ending = send(id, file, isPrepared === true, stopping.signal)
    running.set(id, { stopping, ending })
  }

  async function send(id: string, chosen: File, isPrepared: boolean, signal: AbortSignal) {
    try {
      if (!isPrepared) state.set(id, { step: "preparing" })
      const file = isPrepared ? chosen : await preparePhoto(chosen)
      signal.throwIfAborted()
      if (!isPrepared) onChange(id, { file, isPrepared: true })
      state.set(id, { step: "waiting" })
      const url = await queue(() => upload(file, signal, (part) => state.set(id, { step: "sending", part })))
      end(id, undefined)
      onChange(id, { url })
    } catch (error) {
      // after an abort, `abort` has set the state
      if (!signal.aborted) end(id, failed(error))
    }
  }

  function end(id: string, upload: Upload | undefined) {
    running.delete(id)
    state.set(id, upload)
  }

  function abort(id: string, upload?: Upload) {
    running.get(id)?.stopping.abort()
    end(id, upload)
  }

  return {
    ...state,
    start,
    /** Aborts the upload; the photo stays and can be sent again. */
    stop: (id: string) => abort(id, failed(stopped)),
    forget: (id: string) => abort(id),
    forgetAll: () => [...running.keys()].forEach((id) => abort(id)),
    /** Restarts failed uploads; resolves when all have succeeded or failed. */
    async settle(photos: ChosenPhoto[]) {
      for (const photo of photos) start(photo)
      await Promise.all(photos.flatMap(({ id }) => running.get(id)?.ending ?? []))
    },
  }
}

async function upload(photo: File, signal: AbortSignal, onProgress: (part: number) => void) {
  signal.throwIfAborted()
  onProgress(0)
  const { data } = await uploadImage({ photo, onProgress, signal })
  signal.throwIfAborted()
  return data.url
}

const stopped = new ProblemError({ status: 503, code: "unavailable", detail: sendingStopped })

function failed(error: unknown): Upload {
  return { step: "failed", error, sentence: sentenceOf(error) }
}

function createState() {
  const listeners = new Set<() => void>()
  let uploads: ReadonlyMap<string, Upload> = new Map()
  return {
    set(id: string, upload: Upload | undefined) {
      const others = [...uploads].filter(([each]) => each !== id)
      uploads = new Map(upload ? [...others, [id, upload]] : others)
      for (const listener of listeners) listener()
    },
    current: () => uploads,
    firstFailed(photos: { id: string }[]) {
      for (const { id } of photos) {
        const upload = uploads.get(id)
        if (upload?.step === "failed") return { id, error: upload.error }
      }
      return undefined
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
