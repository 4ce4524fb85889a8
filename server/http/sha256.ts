import { type BinaryLike, hash } from "node:crypto"

export function sha256(content: BinaryLike) {
  return hash("sha256", content, "base64url")
}
