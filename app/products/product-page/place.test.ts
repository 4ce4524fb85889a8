import { expect, test } from "vitest"
import { districts } from "../../../contract/districts.ts"
import { districtName, placeOf } from "./place.ts"

test.each(districts)("$slug is called $english", ({ slug, english }) => {
  expect(districtName(slug)).toBe(english)
})

test.each([
  [{ location: "মিরপুর ১০, ঢাকা", area: "মিরপুর", district: "dhaka", namesDistrict: true }, "মিরপুর ১০, ঢাকা"],
  [{ location: "মিরপুর ১০", area: "Mirpur", district: "dhaka" }, "মিরপুর ১০, Mirpur, Dhaka"],
  [{ location: "Kolatoli", district: "coxs-bazar" }, "Kolatoli, Cox's Bazar"],
  [{ location: "" }, ""],
] as const)("the place of %j", (product, place) => {
  expect(placeOf(product)).toBe(place)
})
