export const phoneNumber = "Phone Number"
export const toAccount = "Go to your account"

export const show = "Show"
export const hide = "Hide"
export const showPassword = "Show password"
export const hidePassword = "Hide password"
export const done = " (done)"
export const missing = " (missing)"
export const nothingMissing = "Nothing is missing."
export const stillMissing = (criteria: string[]) => `Still missing: ${criteria.join(", ")}`
