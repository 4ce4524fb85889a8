import { withAsciiDigits } from "../../contract/text.ts"

const separators = String.raw`[\s().,/_+−\p{Pd}]{0,3}`
/** Mobile numbers of Bangladesh in any notation. */
const mobileNumber = new RegExp(
  String.raw`(?<!\d[.,]?)(?:88${separators})?0${separators}1${separators}[3-9](?:${separators}\d){8}(?!\d)`,
  "u",
)
/** As many digits as any phone number has; prices and years have fewer. */
const phoneNumber = /\d{9}/
const between = /[\s().+−\p{Pd}]+/gu

// never seven digits in a row, which would be a phone number
const amount = String.raw`[1-9](?:\d{0,2}(?:,\d{2,3}){1,3}|\d{0,3}00)`
const priceRange = new RegExp(
  String.raw`(?<![\d+]|\+\d{1,3}\s|880\s)${amount}\s?[−\p{Pd}/]\s?${amount}(?!\d)`,
  "gu",
)
const date =
  /(?<!\d[./-]?)(?:(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\1(?:20)?\d\d|20\d\d-[01]\d-[0-3]\d)(?![./-]?\d)/g

const link = /(?:https?:\/\/|www\.)\S|[a-z0-9-]\.(?:com|net|org|info|io|me|xyz|shop|bd|in)\b/i
// lower case only: "No.SM/58" is an abbreviation before a model
const host = /[A-Za-z0-9-]\.(?:[a-z]{2,12}\/\S|(?:app|biz|dev|gg|gl|ly|pk|site|uk)\b)/
const email = /[^\s@]@[^\s@]/

export function hasContactData(text: string) {
  return link.test(text) || host.test(text) || email.test(text) || hasPhoneNumber(text)
}

function hasPhoneNumber(text: string) {
  const others = withAsciiDigits(text).replaceAll(priceRange, "…").replaceAll(date, "…")
  return mobileNumber.test(others) || phoneNumber.test(others.replaceAll(between, ""))
}
