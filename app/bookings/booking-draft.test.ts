import { afterEach, expect, test } from "vitest"
import { textDraftsKey, readStorage, removeFromStorage, writeStorage } from "../storage/storage.ts"
import { bookingDraft, dropBookingDraft, keepBookingDraft } from "./booking-draft.ts"

const start = { buyerPhone: "01800000001", buyerLocation: "", delivery: "meet", address: "" } as const

afterEach(() => {
  for (const key of ["accessToken", textDraftsKey]) removeFromStorage(key)
})

test("a buyer finds again what was typed into a booking, until it is booked, and nobody else does", () => {
  signIn("ana")
  keepBookingDraft("guitar", start, { ...start, buyerLocation: "Mirpur", delivery: "courier" })
  keepBookingDraft("drums", start, { ...start, buyerPhone: "" })
  // the phone number comes from the profile, which may have changed by the next time
  expect(bookingDraft("guitar")).toEqual({ buyerLocation: "Mirpur", delivery: "courier" })
  expect(bookingDraft("drums")).toEqual({ buyerPhone: "" })
  signIn("tomal")
  expect(bookingDraft("guitar")).toEqual({})
  signIn("ana")
  dropBookingDraft("guitar")
  expect(bookingDraft("guitar")).toEqual({})
})

test("a booking in which nothing was changed, or changed back, leaves nothing in the browser", () => {
  signIn("ana")
  keepBookingDraft("guitar", start, { ...start, buyerLocation: "Mirpur" })
  keepBookingDraft("guitar", start, start)
  expect(readStorage(textDraftsKey)).toBeUndefined()
})

/** The browser reads the user's identity from the access token. */
function signIn(sub: string) {
  const claims = { sub, name: sub, email: `${sub}@example.org`, exp: 0 }
  writeStorage("accessToken", `.${btoa(JSON.stringify(claims))}.`)
}
