import { hkdf } from "node:crypto"
import { promisify } from "node:util"
import { CompactEncrypt, compactDecrypt } from "jose"
import { Problem } from "./problem.ts"
import { sha256 } from "./sha256.ts"

const deriveKey = promisify(hkdf)
const parameter = "cursor"

export async function encryptCursor(secret: string, list: string, place: string) {
  return new CompactEncrypt(new TextEncoder().encode(place))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(await keyOf(secret, list))
}

/** Throws `unreadable`. */
export async function decryptCursor(secret: string, list: string, cursor: string) {
  const { plaintext } = await compactDecrypt(cursor, await keyOf(secret, list)).catch(() => {
    throw new Problem("unreadable", (say) => `${parameter}: ${say.unknownCursor}`, {
      errors: { [parameter]: (say) => say.unknownCursor },
    })
  })
  return new TextDecoder().decode(plaintext)
}

/** Hashes the name: that of a search contains what was typed, and HKDF takes 1,024 bytes. */
async function keyOf(secret: string, list: string) {
  return new Uint8Array(await deriveKey("sha256", secret, "", `list cursor ${sha256(list)}`, 32))
}
