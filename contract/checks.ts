export type FieldErrorCode =
  | "required"
  | "unstorable"
  | "tooLong"
  | "tooShort"
  | "notAnId"
  | "notAnEmail"
  | "notAPhoneNumber"
  | "notANumber"
  | "notAPageSize"
  | "notWhole"
  | "notPositive"
  | "notLower"
  | "notBelowPrice"
  | "negative"
  | "tooHigh"
  | "tooManyDecimals"
  | "belowCardLimit"
  | "aboveCardLimit"
  | "aboveCardLimitWithPrice"
  | "tooShortPassword"
  | "tooWeakPassword"
  | "tooLargePhoto"
  | "notAPhoto"
  | "notAPrice"
  | "aboveMax"
  | "notInASearch"
  | "notAChoice"
  | "notADate"
  | "notInMeetingTime"
  | "notAYear"
  | "notATrackingCode"
  | "tooManyPhotos"
  | "samePhotoTwice"
  | "anotherFirstPhoto"
  | "faultsOfFair"
  | "noStars"
  | "notAWallet"
  | "notABankAccount"
  | "notARouting"
  | "tooManyEvidence"
  | "onlyOfSplit"

export type Field =
  | "acceptsCash"
  | "acceptsOffers"
  | "accountNumber"
  | "accountType"
  | "ad"
  | "address"
  | "amount"
  | "area"
  | "bank"
  | "brand"
  | "buyingPrice"
  | "cardNumber"
  | "clientSecret"
  | "courier"
  | "courierFee"
  | "delivery"
  | "digestHour"
  | "district"
  | "email"
  | "evidence"
  | "expiryDate"
  | "faults"
  | "holder"
  | "id"
  | "included"
  | "language"
  | "limit"
  | "location"
  | "mails"
  | "max"
  | "meetingPlace"
  | "meetingTime"
  | "message"
  | "model"
  | "min"
  | "name"
  | "negotiable"
  | "offerFloor"
  | "number"
  | "outcome"
  | "password"
  | "payoutMethod"
  | "payoutState"
  | "phoneNumber"
  | "phoneVisibility"
  | "photo"
  | "productCategory"
  | "productCondition"
  | "productDescription"
  | "productName"
  | "productPhoto"
  | "push"
  | "reference"
  | "refundAmount"
  | "reply"
  | "reviewTags"
  | "reviewText"
  | "routing"
  | "securityCode"
  | "reason"
  | "saleStatus"
  | "stars"
  | "statement"
  | "subscription"
  | "sellerId"
  | "sellingPrice"
  | "timeUsed"
  | "trackingCode"
  | "transaction"
  | "updatedAt"
  | "year"

export type Checks = {
  fields: Record<Field, string>
  sentences: Record<FieldErrorCode, (of: { field: string; limit: number }) => string>
}

export function fieldError(name: FieldErrorCode, field: Field, limit?: number) {
  return limit === undefined ? `${name}:${field}` : `${name}:${field}:${limit}`
}

/** Of a message without a code, such as zod's own, `other` makes the sentence. */
export function sentenceOf({ fields, sentences }: Checks, message: string, other = unchanged) {
  const [name = "", field = "", limit] = message.split(":")
  if (!isKeyOf(sentences, name) || !isKeyOf(fields, field)) return other(message)
  return sentences[name]({ field: fields[field], limit: Number(limit) })
}

function unchanged(message: string) {
  return message
}

function isKeyOf<Key extends string>(record: Record<Key, unknown>, key: string): key is Key {
  return Object.hasOwn(record, key)
}
