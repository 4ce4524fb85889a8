import type { PhotoSize } from "../../contract/images.ts"

export type Variant = { width: number; height: number; bytes: Buffer }

export type ImageHost = {
  /** Idempotent. */
  store(id: string, variants: Variant[]): Promise<PhotoSize[]>
  /** Idempotent. Does nothing on imgbb, which cannot delete. */
  remove(sizes: PhotoSize[]): Promise<void>
  /** Returns what is wrong with the settings, if anything; rejects if the host is unreachable. */
  check?(): Promise<string | undefined>
  deletePartFiles?(before: Date): Promise<void>
}

export const variantType = { extension: "webp", mime: "image/webp" } as const
