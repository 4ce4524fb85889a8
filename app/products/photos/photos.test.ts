import { expect, test } from "vitest"
import { fittedSize } from "../../photos/fitted-size.ts"
import {
  type ChosenPhoto,
  moved,
  movedTo,
  neighbourOf,
  toProductPhotos,
  withAdded,
  withChanged,
  withRestored,
  without,
} from "./photo-list.ts"
import { checkFiles } from "../../photos/check-files.ts"

const photos = chosen("a b c d")

test.each([
  ["dragged to the front", moved(photos, "c", "a"), "c a b d"],
  ["dragged to the end", moved(photos, "a", "d"), "b c d a"],
  ["dragged to its own place", moved(photos, "b", "b"), "a b c d"],
  ["removed while it was dragged", moved(without(photos, "b"), "b", "c"), "a c d"],
  ["dragged over one that was removed", moved(without(photos, "c"), "a", "c"), "a b d"],
  ["moved earlier than the first place", movedTo(photos, "a", -1), "a b c d"],
  ["moved later than the last place", movedTo(photos, "d", 4), "a b c d"],
  ["restored at its place", withRestored(without(photos, "b"), photos, "b"), "a b c d"],
  ["restored after others were removed", withRestored(chosen("d"), photos, "c"), "d c"],
  ["restored twice", withRestored(photos, photos, "b"), "a b c d"],
  ["uploaded after it was removed", withChanged(without(photos, "a"), "a", { url: "/a" }), "b c d"],
  ["the eleventh", withAdded(chosen("1 2 3 4 5 6 7 8 9 10"), chosen("11")), "1 2 3 4 5 6 7 8 9 10"],
])("a photo that is %s", (_, list, ids) => {
  expect(list.map(({ id }) => id).join(" ")).toBe(ids)
})

test("after a photo is removed its neighbour is shown", () => {
  expect(["a", "d", "none"].map((id) => neighbourOf(photos, id))).toEqual(["b", "c", "a"])
  expect(neighbourOf(chosen("a"), "a")).toBeUndefined()
})

test("the first photo is the product's", () => {
  const uploaded = photos.map((photo) => ({ ...photo, url: `/${photo.id}` }))
  expect(toProductPhotos(uploaded)).toEqual({ productPhoto: "/a", productPhotos: ["/a", "/b", "/c", "/d"] })
})

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 2048, height: 1536 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1536, height: 2048 },
  ],
  [
    { width: 480, height: 360 },
    { width: 480, height: 360 },
  ],
  [
    { width: 9000, height: 1 },
    { width: 2048, height: 1 },
  ],
])("%j is sent as %j", (size, fitted) => {
  expect(fittedSize(size)).toEqual(fitted)
})

const jpeg = "\u00FF\u00D8\u00FF"

test.each([
  ["a photo", [fileOf("a.jpg", jpeg)], 10, ["a.jpg"], undefined],
  ["a text", [fileOf("notes.jpg", "text")], 10, [], /^This file is not a photo/],
  [
    "a photo and a text",
    [fileOf("a.jpg", jpeg), fileOf("b.txt", "text")],
    10,
    ["a.jpg"],
    /^\W*b\.txt\W*: This file/,
  ],
  ["more than 50 MB", [fileOf("a.jpg", jpeg, 50_000_001)], 10, [], /larger than 50 MB/],
  [
    "more than there is room for",
    [fileOf("a.jpg", jpeg), fileOf("b.jpg", jpeg)],
    1,
    ["a.jpg"],
    /10 photos, the most/,
  ],
] as const)(
  "of chosen files, %s: which are accepted and what the page says",
  async (_, files, room, names, said) => {
    const { accepted, sentence } = await checkFiles([...files], room)
    expect(accepted.map(({ name }) => name)).toEqual(names)
    if (said) expect(sentence).toMatch(said)
    else expect(sentence).toBeUndefined()
  },
)

function chosen(ids: string): ChosenPhoto[] {
  return ids.split(" ").map((id) => ({ id }))
}

function fileOf(name: string, beginning: string, size = 100) {
  const bytes = new Uint8Array(size)
  bytes.set(Array.from(beginning, (letter) => letter.codePointAt(0) ?? 0))
  return new File([bytes], name)
}
