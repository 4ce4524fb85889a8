import type { PhotoSize } from "../../contract/images.ts"

/** One size of a photo, encoded and ready to keep. */
export type Variant = { width: number; height: number; bytes: Buffer }

/** Where photos live. */
export type ImageHost = {
  /** Keeps every variant of the photo `id` for good; answers where each can be had. */
  store(id: string, variants: Variant[]): Promise<PhotoSize[]>
  /** Deletes a photo; of one that is gone already nothing happens. imgbb cannot: there it stays at its address. */
  remove(sizes: PhotoSize[]): Promise<void>
  /** What its settings have wrong, in words, as far as it says so. Rejects where it cannot be reached. */
  check?(): Promise<string | undefined>
  /** Takes away what was left half written before that moment, where such a thing can be. */
  deletePartFiles?(before: Date): Promise<void>
}

/** What every variant is encoded as. */
export const variantType = { extension: "webp", mime: "image/webp" } as const
