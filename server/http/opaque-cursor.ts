import { hkdf } from "node:crypto"
import { promisify } from "node:util"
import { CompactEncrypt, compactDecrypt } from "jose"
import { Id } from "../../contract/fields.ts"
import { Problem } from "./problem.ts"

const deriveKey = promisify(hkdf)

/** The cursor of a list that must not tell the ids of its rows. */
export async function encryptCursor(secret: string, id: string) {
  return new CompactEncrypt(new TextEncoder().encode(id))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(await keyOf(secret))
}

/** The id in a cursor of {@link encryptCursor}. Throws `unreadable`. */
export async function decryptCursor(secret: string, cursor: string) {
  const { plaintext } = await compactDecrypt(cursor, await keyOf(secret)).catch(() => {
    throw new Problem("unreadable", (say) => say.unknownCursor)
  })
  return Id.parse(new TextDecoder().decode(plaintext))
}

async function keyOf(secret: string) {
  return new Uint8Array(await deriveKey("sha256", secret, "", "list cursor", 32))
}
