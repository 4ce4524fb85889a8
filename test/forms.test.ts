import { expect, test } from "vitest"
import { findInSources } from "./source-texts.ts"

const ofTests = ["app/dev/**"]

/** Reads the fields at submission, or passes values filled in by the browser to react-hook-form (app/forms/autofill.ts). */
const reading =
  /\.handleSubmit\(|\buseLazyForm\(|new FormData\(|\.current\?\.value(?:\.trim\(\))? \?\?|\.checkValidity\(\)/

/** The other forms, and why each of them need not. */
const others = {
  "app/bookings/booking-dialog.tsx": "has no fields",
  "app/disputes/drafted-form.tsx": "is sent by the handleSubmit of whoever shows it",
  "app/payments/stripe-card-form.tsx": "has its field in Stripe's frame",
  "app/search/filters.tsx": "is read by form-address.ts",
  "app/search/search-form.tsx": "is sent by the browser, or read by form-address.ts",
  "app/ui/dialog.tsx": "has no fields",
  "app/ui/link-form.tsx": "has no fields",
}

function filesWhere(isMeant: (source: string) => boolean) {
  return findInSources("app/**/*.{ts,tsx}", ofTests, (_, source) => (isMeant(source) ? [""] : [])).map(
    (found) => found.replace(": ", ""),
  )
}

test("every form reads its fields when it is sent, however a browser has filled them in", () => {
  const forms = filesWhere((source) => source.includes("<form"))
  expect(forms.length).toBeGreaterThan(25)
  const unread = filesWhere((source) => source.includes("<form") && !reading.test(source))
  expect(unread.toSorted()).toEqual(Object.keys(others))
})

test("no field has a controlled value, which the next render would put in place of what the browser filled in", () => {
  expect(filesWhere((source) => /\buseController\(/.test(source)).toSorted()).toEqual([
    "app/deals/review-form.tsx",
    "app/products/photos/photo-field.tsx",
  ])
})

test("every form with react-hook-form passes on what the browser filled in", () => {
  const importing =
    /import (?!type)[^;]*\buseForm\b[^;]*? from "react-hook-form"|export \{ useForm \} from "react-hook-form"/
  expect(filesWhere((source) => importing.test(source))).toEqual(["app/ui/use-form.ts"])
  expect(filesWhere((source) => sendsWithoutEvent(source) && !source.includes("syncFields("))).toEqual([])
  // where the code that reads the form cannot be loaded, the browser submits it natively
  expect(filesWhere((source) => /\w\.submit\(\)/.test(source))).toEqual(["app/search/use-auto-submit.ts"])
})

/** Whether handleSubmit is called directly: fields are read on the form's submit event. */
function sendsWithoutEvent(source: string) {
  return /\bhandleSubmit\b/.test(source) && /\)\(\)/.test(source)
}
