import type { mailTimes } from "../../contract/notification-settings.ts"

export const heading = "Notifications"
export const explanation =
  "All of them are at the bell. Choose what else you want to get, and where. No email tells that a booking or an offer was withdrawn, or that another bought what you wanted."
export const yourChoices = "Your choices"
export const save = "SAVE CHOICES"
export const saved = "Your choices are saved."

export const mails: Record<(typeof mailTimes)[number], string> = {
  "at-once": "Email at once",
  daily: "Email once a day",
  never: "No email",
}
export const aboutMoney = "Always email at once"
export const myDevices = "My devices"
export const digestHour = "The daily email comes at"
/** "08:00". */
export const hour = (hour: string) => `${hour}:00`

export const thisDevice = "This device"
export const pushStates = {
  unsupported: "This browser cannot show notifications. On an iPhone, add Backline to the home screen first.",
  blocked: "Notifications of Backline are blocked here. Allow them in the settings of your browser first.",
  off: "Let this device tell you at once, also when Backline is closed.",
  on: "This device tells you at once, also when Backline is closed.",
}
export const turnOn = "TURN ON"
export const turnOff = "TURN OFF"
