import { expect, test } from "vitest"
import { districtIn, districts, namesDistrict } from "./districts.ts"
import { districtNames } from "../texts/bn/product-page.ts"

test.each([
  ["Mirpur 10, Dhaka", "dhaka"],
  ["Mirpur", "dhaka"],
  ["mirpur-12", "dhaka"],
  ["House 7, Road 3, Dhanmondi R/A", "dhaka"],
  ["Dhaka Road, Jashore", "jashore"],
  ["Sherpur, Bogura", "bogura"],
  ["Khulshi, Chittagong", "chattogram"],
  ["near GEC circle", "chattogram"],
  ["CTG", "chattogram"],
  ["Cox's Bazar", "coxs-bazar"],
  ["cox’s bazar sadar", "coxs-bazar"],
  ["Narayangonj", "narayanganj"],
  ["Chapai Nawabganj", "chapai-nawabganj"],
  ["B.Baria", "brahmanbaria"],
  ["চট্টগ্রাম", "chattogram"],
  ["ঢাকায়", "dhaka"],
  ["সিলেটের জিন্দাবাজার", "sylhet"],
  ["মিরপুর ১০", "dhaka"],
  ["মিরপুরে", "dhaka"],
  ["নওগাঁ", "naogaon"],
  ["বগুড়া সদর", "bogura"],
  ["নেত্রকোনা", "netrokona"],
  // ড and its dot (nukta) as two code points
  ["বগুড\u09bcা", "bogura"],
  ["Kotwali", undefined],
  ["Dhakaiya Nagar", undefined],
  ["", undefined],
  ["'); drop table", undefined],
])("the district of %j is %s", (location, district) => {
  expect(districtIn(location)).toBe(district)
})

test.each([
  ["Mirpur 10, Dhaka", true],
  ["মিরপুর ১০, ঢাকা", true],
  ["ঢাকার মিরপুর", true],
  ["Dhaka Road, Jashore", true],
  ["Uttara, DHK", true],
  ["Mirpur 10", false],
  ["Dhakaiya Nagar", false],
  ["Sherpur, Bogura", false],
])("whether %j names Dhaka: %s", (location, isNamed) => {
  expect(namesDistrict(location, "dhaka")).toBe(isNamed)
})

test("each of the 64 districts is known by both its names", () => {
  expect(new Set(districts.map(({ slug }) => slug)).size).toBe(64)
  for (const { slug, english, bangla } of districts) {
    expect(districtIn(english)).toBe(slug)
    expect(districtIn(bangla)).toBe(slug)
    expect(districtNames[slug]).toBe(bangla)
  }
})
