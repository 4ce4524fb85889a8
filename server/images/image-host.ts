import type { PhotoSize } from "../../contract/images.ts"

export type Variant = { width: number; height: number; bytes: Buffer }

export type ImageHost = {
  /** Idempotent. Returns the URL of each variant. */
  store(id: string, variants: Variant[]): Promise<PhotoSize[]>
  /** Idempotent; a no-op at imgbb, whose API cannot delete. */
  remove(sizes: PhotoSize[]): Promise<void>
  /** Returns what is wrong with the settings. Rejects if the host is unreachable. */
  check?(): Promise<string | undefined>
  deletePartFiles?(before: Date): Promise<void>
}

export const variantType = { extension: "webp", mime: "image/webp" } as const
