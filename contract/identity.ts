import { z } from "zod"
import { fieldError } from "./checks.ts"
import { withMaxLength, Email, Id, required } from "./fields.ts"

/** Spec §9. */
export const accountTypes = ["Seller", "Buyer"] as const

export const AccountType = z.enum(accountTypes, { error: fieldError("required", "accountType") })

export type AccountType = z.infer<typeof AccountType>

export const nameMaxLength = 100
export const Name = required("name", nameMaxLength)

/** Spec §9. */
export const passwordMinLength = 6
export const passwordMaxLength = 128

export const passwordCriteria = [
  { name: "length", holds: (password: string) => password.length >= passwordMinLength },
  { name: "capitals", holds: (password: string) => count(password, /[A-Z]/g) >= 2 },
  { name: "smallLetters", holds: (password: string) => count(password, /[a-z]/g) >= 2 },
  // spec §5: the pattern asks for one digit, the message for two; the message applies
  { name: "digits", holds: (password: string) => count(password, /\d/g) >= 2 },
  { name: "specialCharacter", holds: (password: string) => /[!@#$&*]/.test(password) },
] as const
export type PasswordCriterion = (typeof passwordCriteria)[number]["name"]

function count(text: string, pattern: RegExp) {
  return text.match(pattern)?.length ?? 0
}

export const Password = withMaxLength(
  passwordMaxLength,
  "password",
  z
    .string({ error: fieldError("required", "password") })
    .min(1, fieldError("required", "password"))
    .min(passwordMinLength, fieldError("tooShortPassword", "password")),
)

export const NewPassword = Password.refine(
  (password) => passwordCriteria.every(({ holds }) => holds(password)),
  fieldError("tooWeakPassword", "password"),
)

export const SignIn = z.object({ email: Email, password: Password }).meta({ id: "SignIn" })
export type SignIn = z.infer<typeof SignIn>

export const SignUp = z
  .object({ name: Name, email: Email, password: NewPassword, role: AccountType })
  .meta({ id: "SignUp" })
export type SignUp = z.infer<typeof SignUp>

export const resetSeconds = 30 * 60

export const PasswordResetRequest = z.object({ email: Email }).meta({ id: "PasswordResetRequest" })
export type PasswordResetRequest = z.infer<typeof PasswordResetRequest>

export const PasswordReset = z
  .object({ token: z.string().min(1).max(200), newPassword: NewPassword })
  .meta({ id: "PasswordReset" })
export type PasswordReset = z.infer<typeof PasswordReset>

export const confirmationSeconds = 24 * 60 * 60

export const Confirmation = z.object({ token: z.string().min(1).max(2000) }).meta({ id: "Confirmation" })

export const PasswordChange = z
  .object({ currentPassword: Password, newPassword: NewPassword })
  .meta({ id: "PasswordChange" })
export type PasswordChange = z.infer<typeof PasswordChange>

export const Session = z
  .object({
    _id: Id,
    userAgent: z.string(),
    createdAt: z.iso.datetime(),
    usedAt: z.iso.datetime(),
    isCurrent: z.boolean(),
  })
  .meta({ id: "Session" })
export type Session = z.infer<typeof Session>
export const SessionToEnd = z.object({ id: Id }).meta({ id: "SessionToEnd" })

export const GoogleSignIn = z.object({ from: z.string().max(2000).optional() }).meta({ id: "GoogleSignIn" })
export const GoogleAddress = z.object({ url: z.url() }).meta({ id: "GoogleAddress" })

export const AccessTokenQuery = z.object({ email: Email })
export const AccessToken = z.object({ accessToken: z.string() }).meta({ id: "AccessToken" })

/** For display only: browsers do not verify the token. */
export const AccessTokenClaims = z.object({
  sub: z.string(),
  sid: z.string(),
  email: z.string(),
  name: z.string(),
  picture: z.string().optional(),
  role: z.string().optional(),
  iat: z.number(),
  exp: z.number(),
})
export type AccessTokenClaims = z.infer<typeof AccessTokenClaims>
