import { type BinaryLike, hash } from "node:crypto"

/** As base64url, 43 characters. */
export function sha256(content: BinaryLike) {
  return hash("sha256", content, "base64url")
}
