export const forgotPasswordTitle = "Forgot Password"
export const forgotPasswordDescription = "Get a link by email to choose a new password."
export const tellAddress = "Tell us the address you signed up with, and we email you a link."
export const sendLink = "SEND LINK"
export const checkEmail = "Check your email"
export const linkIsComing = (minutes: number) => ({
  before: "If ",
  after: ` has an account here, an email is on its way. Its link lets you choose a new password within ${minutes} minutes.`,
})
export const backToLogin = "Back to login"

export const resetPassword = "Reset Password"
export const newPassword = "New password"
export const newPasswordTitle = "New Password"
export const changePassword = "CHANGE PASSWORD"
export const passwordChanged = "Your password has been changed."
export const newLink = "Ask for a new link"

export const confirmEmail = "Confirm Email"
export const confirmAddress = "Confirm your address"
export const pressConfirm = "Press CONFIRM to show us that this email is yours."
export const confirm = "CONFIRM"
export const addressConfirmed = "Address confirmed"
export const thankYou = "Thank you! Your address is confirmed."
export const toDashboard = "Go to your dashboard"
export const linkTooOld = (hours: number) =>
  `It is older than ${hours} hours, or a part of it is missing. If you confirmed before, nothing is left to do. Otherwise a new password, asked for by email, confirms your address too.`
export const askNewPassword = "Ask for a new password"
export const choosePassword = "Choose a new password"
