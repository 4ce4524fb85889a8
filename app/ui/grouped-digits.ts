type Typed = { value: string; caret: number }

/** Groups a card number by four digits; a value with other characters stays, for the contract to refuse. */
export function groupCardNumber(value: string) {
  return /^[\d\s-]*$/.test(value) ? (digitsOf(value).match(/\d{1,4}/g) ?? []).join(" ") : value
}

/** Formats an expiry date as MM/YY; a year of four digits stays. */
export function groupExpiry(value: string) {
  const text = value.replaceAll(/\s/g, "")
  if (!/^\d{0,2}\/?\d{0,4}$/.test(text)) return value
  const digits = /^\d\//.test(text) ? `0${digitsOf(text)}` : digitsOf(text)
  const year = digits.slice(2)
  return year || text.includes("/") ? `${digits.slice(0, 2)}/${year}` : digits
}

/** Groups the value and keeps the caret behind the same digit; a Delete before a separator moves the caret over it. */
export function regroup({ value, caret }: Typed, group: (value: string) => string, isDelete = false): Typed {
  const grouped = group(value)
  if (caret >= value.length) return { value: grouped, caret: grouped.length }
  const at = placeAfter(grouped, digitsOf(value.slice(0, caret)).length)
  return { value: grouped, caret: isDelete ? at + signsAt(grouped, at) : at }
}

function placeAfter(text: string, digits: number) {
  const places = Array.from(text.matchAll(/\d/g), ({ index }) => index + 1)
  return digits === 0 ? 0 : (places[digits - 1] ?? text.length)
}

function signsAt(text: string, place: number) {
  return /^\D*/.exec(text.slice(place))?.[0].length ?? 0
}

function digitsOf(text: string) {
  return text.replaceAll(/\D/g, "")
}
