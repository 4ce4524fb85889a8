import { expect, test } from "vitest"
import { initialsOf } from "./avatar.tsx"

test.each([
  ["Rahim Uddin", "RU"],
  ["Ana", "A"],
  [" Maria  da Silva ", "MS"],
  ["আনা গোমেজ", "আ"],
  ["মোহাম্মদ আবদুর রহিম উদ্দিন চৌধুরী", "মো"],
  ["শ্রাবন্তী Gomes", "শ্রা"],
  ["", ""],
])("%j has the initials %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
