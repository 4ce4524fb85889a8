export const account = "Account"
export const changePasswordTitle = "Change your password"
export const currentPassword = "Current password"
export const whereLoggedIn = "Where you are logged in"
export const yourSessions = "Your sessions"
export const loggedIn = "Logged in "
export const lastUsed = "Last used "
export const thisDevice = "THIS DEVICE"
export const end = "END SESSION"
export const endNamed = (device: string) => `END SESSION: ${device}`
export const endOthers = "END ALL OTHER SESSIONS"
export const ended = "Logged out there."
export const device = (browser: string, system: string) => `${browser} on ${system}`
export const anotherProgram = "Another program"
