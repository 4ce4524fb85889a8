import type { Checks } from "../../contract/checks.ts"
import { formatBdt } from "../../contract/money.ts"

/** As the forms of spec §5 say them, spelling included. */
export const checks: Checks = {
  fields: {
    accountType: "Account type",
    ad: "ad",
    buyingPrice: "Buying Price",
    cardNumber: "Card number",
    clientSecret: "Client secret",
    email: "Email",
    expiryDate: "Expiry date",
    id: "Id",
    limit: "limit",
    location: "Location",
    max: "The highest price",
    message: "Message",
    min: "The lowest price",
    name: "Name",
    password: "Password",
    phoneNumber: "Phone Number",
    productCategory: "Product Category",
    productCondition: "Product Condition",
    productDescription: "Product Description",
    productName: "Product Name",
    productPhoto: "Product Photo",
    securityCode: "Security code",
    sellingPrice: "Selling Price",
    timeUsed: "Time Used",
    transaction: "Transaction",
  },
  sentences: {
    required: ({ field }) => `${field} is required`,
    unstorable: ({ field }) => `${field} contains a character that cannot be stored`,
    tooLong: ({ field, limit }) => `${field} can have at most ${limit} characters`,
    notAnId: () => "Not an id",
    notAnEmail: ({ field }) => `${field} is not an email address`,
    notAPhoneNumber: ({ field }) => `${field} must have 6 to 15 digits`,
    notANumber: ({ field }) => `${field} must be a number`,
    notAPageSize: ({ field }) => `${field} is a number`,
    notPositive: ({ field }) => `${field} must be greater than 0`,
    negative: ({ field }) => `${field} cannot be negative`,
    tooHigh: ({ field, limit }) => `${field} can be at most ${formatBdt(limit)}`,
    tooManyDecimals: ({ field }) => `${field} can have at most two decimals`,
    belowCardLimit: ({ field, limit }) =>
      `${field} must be at least ${formatBdt(limit)}, the least that can be paid by card`,
    aboveCardLimit: ({ field, limit }) =>
      `${field} can be at most ${formatBdt(limit)}, the most that can be paid by card`,
    tooShortPassword: () => "Password must be alteast 6 characters longer!",
    tooWeakPassword: () =>
      "Your password must have at least 2 capital letters, 2 small letters, 2 digits, and 1 special character!",
    tooLargePhoto: () => "This photo is larger than 10 MB. Please choose a smaller one.",
    notAPhoto: () => "This file is not a photo we can read. Please choose a JPEG, PNG, WebP or AVIF picture.",
    notAPrice: ({ field }) => `${field} is a number with at most two decimals`,
    aboveMax: ({ field }) => `${field} is above the highest one`,
    notInASearch: ({ field }) => `${field} belongs to a list and cannot be a part of a search`,
  },
}
