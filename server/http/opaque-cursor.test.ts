import { expect, test } from "vitest"
import { decryptCursor, encryptCursor } from "./opaque-cursor.ts"

const secret = "a secret for tests, long enough to sign with"
const long = "guitar ".repeat(1_000)

test.each([
  ["a list", ""],
  ["a sorted list", " /api/users name"],
  ["a search of 7,000 letters", ` /api/products ${long}`],
])("a cursor of %s is read by this list only", async (_, list) => {
  const cursor = await encryptCursor(secret, list, "row 61")
  expect(await decryptCursor(secret, list, cursor)).toBe("row 61")
  const unreadable = { code: "unreadable" }
  await expect(decryptCursor(secret, `${list}?`, cursor)).rejects.toMatchObject(unreadable)
  await expect(decryptCursor(secret, list, `${cursor}x`)).rejects.toMatchObject(unreadable)
})
