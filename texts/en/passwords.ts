import type { PasswordCriterion } from "../../contract/identity.ts"

export const show = "Show"
export const hide = "Hide"
export const showPassword = "Show password"
export const hidePassword = "Hide password"
export const done = " (done)"
export const missing = " (missing)"
export const nothingMissing = "Nothing is missing."
export const stillMissing = (criteria: string[]) => `Still missing: ${criteria.join(", ")}`

/** What a new password must have. */
export const criteria: Record<PasswordCriterion, string> = {
  length: "At least 6 characters",
  capitals: "2 capital letters",
  smallLetters: "2 small letters",
  digits: "2 digits",
  specialCharacter: "1 special character: ! @ # $ & *",
}
