// https://www.crockford.com/base32.html
const digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const length = 26

/** Encodes a payment's UUID in 28 letters and digits: gateways take at most 30. */
export function toTransactionId(paymentId: string) {
  return `BL${toBase32(paymentId)}`
}

export function toRefundId(refundId: string) {
  return `RF${toBase32(refundId)}`
}

function toBase32(uuid: string) {
  let rest = BigInt(`0x${uuid.replaceAll("-", "")}`)
  let written = ""
  for (let place = 0; place < length; place += 1) {
    written = digits.charAt(Number(rest % 32n)) + written
    rest /= 32n
  }
  return written
}
