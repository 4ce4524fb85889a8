/** As many digits as a phone number has: no price or year. */
const phoneNumber = /[\d০-৯]{9}/
const between = /[\s().+-]+/g
const link = /(?:https?:\/\/|www\.)\S|[a-z0-9-]\.(?:com|net|org|info|io|me|xyz|shop|bd|in)\b/i
const email = /[^\s@]@[^\s@]/

export function hasContactData(text: string) {
  return link.test(text) || email.test(text) || phoneNumber.test(text.replaceAll(between, ""))
}
