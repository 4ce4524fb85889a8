import { z } from "zod"

/** Every way the API can fail: the closed set of codes, each with its status and title (RFC 9457). */
export const problems = {
  unreadable: { status: 400, title: "The request cannot be read" },
  "not-signed-in": { status: 401, title: "Sign in first" },
  "auth/wrong-password": { status: 401, title: "Wrong Password" },
  forbidden: { status: 403, title: "Not allowed" },
  "email-unconfirmed": { status: 403, title: "Confirm your email first" },
  "not-found": { status: 404, title: "Not found" },
  "auth/user-not-found": { status: 404, title: "Invalid Email. User not found!" },
  "method-not-allowed": { status: 405, title: "This address does not take that method" },
  "already-booked": { status: 409, title: "Already booked" },
  "already-sold": { status: 409, title: "Already sold" },
  "no-longer-available": { status: 409, title: "No longer available" },
  "price-changed": { status: 409, title: "The price has changed" },
  "payment-incomplete": { status: 409, title: "The card payment is not complete" },
  "payment-mismatch": { status: 409, title: "The payment does not belong to this booking" },
  "payment-refused": { status: 409, title: "The card provider does not take this payment" },
  "payment-under-way": { status: 409, title: "A payment is under way" },
  "auth/email-already-in-use": { status: 409, title: "This email is already in use." },
  "photo-limit": { status: 409, title: "No more photos" },
  "last-admin": { status: 409, title: "The last admin stays" },
  "link-expired": { status: 409, title: "This link no longer counts" },
  conflict: { status: 409, title: "Changed by someone else meanwhile" },
  "too-large": { status: 413, title: "Too large" },
  "unsupported-type": { status: 415, title: "This type is not taken" },
  invalid: { status: 422, title: "Some fields need attention" },
  "card-declined": { status: 422, title: "The card was not accepted" },
  "too-many-requests": { status: 429, title: "Too many attempts" },
  unavailable: { status: 503, title: "Not available at this moment" },
  "storage-full": { status: 503, title: "No room to store this" },
} as const

export type ProblemCode = keyof typeof problems

/** Whether a text from outside is one of the codes. */
function isProblemCode(code: string): code is ProblemCode {
  return code in problems
}

export const ProblemDetails = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(Object.keys(problems).filter(isProblemCode)),
    detail: z.string(),
    errors: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: "Problem" })
export type ProblemDetails = z.infer<typeof ProblemDetails>
