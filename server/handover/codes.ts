import { createHmac, randomBytes, randomInt } from "node:crypto"
import { errors, jwtVerify, SignJWT } from "jose"
import {
  handoverAlgorithm,
  HandoverClaims,
  type HandoverCode,
  type HandoverProof,
  handoverTokenType,
} from "../../contract/handover.ts"
import type { Db, Row, Tx } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { Problem, tooManyRequests } from "../http/problem.ts"
import { hour, minute } from "../process/durations.ts"
import { handoverKey } from "./key.ts"

const lifetime = 48 * hour
const guesses = 5
const lockTime = 15 * minute
const digitCount = 8

/** `amount` is what is due, in poisha. */
export type Handover = Pick<Row<"handoverCodes">, "bookingId" | "amount">

/** Issues the buyer's code; the one before becomes invalid. */
export async function issueCode(
  tx: Tx,
  secret: string,
  { bookingId, amount }: Handover,
): Promise<HandoverCode> {
  const nonce = randomBytes(16).toString("base64url")
  const digits = String(randomInt(10 ** digitCount)).padStart(digitCount, "0")
  const issuedAt = new Date()
  const expiresAt = new Date(issuedAt.getTime() + lifetime)
  const code = {
    amount,
    nonceHash: keyedHash(secret, bookingId, nonce),
    digitsHash: keyedHash(secret, bookingId, digits),
    issuedAt,
    expiresAt,
    usedAt: null,
    wrong: 0,
    lockedUntil: null,
  }
  await tx
    .insertInto("handoverCodes")
    .values({ bookingId, ...code })
    .onConflict((conflict) => conflict.column("bookingId").doUpdateSet(code))
    .execute()
  const token = await new SignJWT({ amount })
    .setProtectedHeader({ alg: handoverAlgorithm, typ: handoverTokenType })
    .setSubject(bookingId)
    .setJti(nonce)
    .setExpirationTime(expiresAt)
    .sign((await handoverKey(secret)).privateKey)
  return { code: token, digits, until: expiresAt.toISOString() }
}

/** Deletes an unused code, whose amount is outdated. */
export async function voidCode(tx: Tx, bookingId: string) {
  await tx
    .deleteFrom("handoverCodes")
    .where("bookingId", "=", bookingId)
    .where("usedAt", "is", null)
    .execute()
}

/** Checks a code, also a used one; counts wrong guesses. Throws `code-wrong`, `code-expired`, `too-many-requests`. */
export async function checkCode(db: Db, secret: string, handover: Handover, proof: HandoverProof) {
  const word = "code" in proof ? await nonceOf(secret, handover, proof.code) : proof.digits
  const hash = keyedHash(secret, handover.bookingId, word)
  const column = "code" in proof ? "nonceHash" : "digitsHash"
  const refusal = await inTransaction(db, (tx) => refusalOf(tx, handover, { column, hash }))
  if (refusal) throw refusal
  return { column, hash } as const
}

type Hashed = { column: "nonceHash" | "digitsHash"; hash: string }

async function refusalOf(tx: Tx, { bookingId, amount }: Handover, { column, hash }: Hashed) {
  const code = await tx
    .selectFrom("handoverCodes")
    .selectAll()
    .where("bookingId", "=", bookingId)
    .forUpdate()
    .executeTakeFirst()
  if (!code) return codeWrong
  const now = Date.now()
  if (column === "digitsHash") {
    const wait = (code.lockedUntil?.getTime() ?? 0) - now
    if (wait > 0) return tooManyRequests(wait, (say) => say.tooManyWrongDigits)
    if (code.digitsHash !== hash) return countWrong(tx, code)
  }
  if (code[column] !== hash) return new Problem("code-wrong", (say) => say.olderCode)
  if (code.amount !== amount) return otherAmount
  return !code.usedAt && code.expiresAt.getTime() <= now ? codeExpired : undefined
}

async function countWrong(tx: Tx, { bookingId, wrong }: Pick<Row<"handoverCodes">, "bookingId" | "wrong">) {
  const isLast = wrong + 1 >= guesses
  const lockedUntil = isLast ? new Date(Date.now() + lockTime) : null
  await tx
    .updateTable("handoverCodes")
    .set({ wrong: isLast ? 0 : wrong + 1, lockedUntil })
    .where("bookingId", "=", bookingId)
    .execute()
  return codeWrong
}

/** Marks the code as used, in the transaction that moves the deal. Throws `code-wrong` if it was used or replaced. */
export async function spendCode(tx: Tx, bookingId: string, { column, hash }: Hashed) {
  const { numUpdatedRows } = await tx
    .updateTable("handoverCodes")
    .set({ usedAt: new Date() })
    .where("bookingId", "=", bookingId)
    .where(column, "=", hash)
    .where("usedAt", "is", null)
    .executeTakeFirst()
  if (!numUpdatedRows) throw codeWrong
}

async function nonceOf(secret: string, { bookingId, amount }: Handover, token: string) {
  const claims = await readToken(secret, token)
  if (claims.sub !== bookingId) throw new Problem("code-wrong", (say) => say.codeOfOther)
  if (claims.amount !== amount) throw otherAmount
  return claims.jti
}

async function readToken(secret: string, token: string) {
  const { publicKey } = await handoverKey(secret)
  const options = { algorithms: [handoverAlgorithm], typ: handoverTokenType, requiredClaims: ["exp"] }
  try {
    const { payload } = await jwtVerify(token, publicKey, options)
    return HandoverClaims.parse(payload)
  } catch (error) {
    throw error instanceof errors.JWTExpired ? codeExpired : codeWrong
  }
}

const codeWrong = new Problem("code-wrong", (say) => say.wrongCode)
const otherAmount = new Problem("code-wrong", (say) => say.codeOfOtherAmount)
const codeExpired = new Problem("code-expired", (say) => say.expiredCode)

/** HMAC: eight digits could be guessed from a plain hash. */
function keyedHash(secret: string, bookingId: string, word: string) {
  return createHmac("sha256", secret).update(`handover ${bookingId} ${word}`).digest("base64url")
}
