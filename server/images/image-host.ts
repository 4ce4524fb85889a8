import type { PhotoSize } from "../../contract/images.ts"

export type Variant = { width: number; height: number; bytes: Buffer }

export type ImageHost = {
  /** Idempotent. */
  store(id: string, variants: Variant[]): Promise<PhotoSize[]>
  /** Idempotent; imgbb cannot delete. */
  remove(sizes: PhotoSize[]): Promise<void>
  /** Returns what is wrong with the settings; rejects if unreachable. */
  check?(): Promise<string | undefined>
  deletePartFiles?(before: Date): Promise<void>
}

export const variantType = { extension: "webp", mime: "image/webp" } as const
