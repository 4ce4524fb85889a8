import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { parseSync, Visitor } from "vite"
import { expect, test } from "vitest"
import * as bangla from "../texts/bn/deal-of-others.ts"
import * as english from "../texts/en/deal-of-others.ts"

const root = join(import.meta.dirname, "..")
const read = (file: string) => readFileSync(join(root, file), "utf8")
const areas = globSync("texts/en/*.ts", { cwd: root }).map((file) => basename(file, ".ts"))

test("the compiler compares every area of texts", () => {
  const complete = read("texts/complete.ts")
  const compared = areas.filter((area) =>
    complete.includes(`Complete<typeof import("./en/${area}.ts"), typeof import("./bn/${area}.ts")>`),
  )
  expect(compared).toEqual(areas)
})

test("what comes next in a deal is told to an admin by the names of its two people", () => {
  const names = { buyer: "Ana", seller: "Rahim", returnBy: "20", isOtherWay: false, paymentWaits: false }
  const toTwo = /\b[Yy]ou|আপন|[A-Z]{2} [A-Z]{2}|[“”]/
  for (const { next } of [english, bangla])
    for (const [step, say] of Object.entries(next))
      for (const each of [names, { ...names, paymentWaits: true }]) expect(say(each), step).not.toMatch(toTwo)
})

/** Text that is the same in both languages: names, and strings that nobody reads. */
const names =
  "Backline|- Backline|THE BACKLINE|Facebook|YouTube|Instagram|WhatsApp|Google|SSLCommerz|bKash|Nagad|Rocket|React|Angular|Vue|React Router, Next.js|Nuxt|TypeScript|ad|limit|saleStatus|sellerId".split(
    "|",
  )

test("no text is the same in both languages but names", () => {
  const same = areas.flatMap((area) => {
    const english = new Set(textsIn(`texts/en/${area}.ts`))
    return textsIn(`texts/bn/${area}.ts`)
      .filter((text) => english.has(text) && !names.includes(text))
      .map((text) => `${area}: ${text}`)
  })
  expect(same).toEqual([])
})

test("in Bangla the name of the wallet Nagad is said of nothing else", () => {
  const texts = areas.flatMap((area) => textsIn(`texts/bn/${area}.ts`))
  const ofCash = texts.filter((text) => /নগদ/.test(text.replace(/^নগদ$|বিকাশ, নগদ, রকেট/, "")))
  expect(ofCash).toEqual([])
})

test("no letter of Bangla has two spellings in our sources", () => {
  const files = globSync("{app,contract,db,demo,public,server,texts}/**/*.{ts,tsx,html,webmanifest}", {
    cwd: root,
  })
  expect(files.filter((file) => read(file) !== read(file).normalize("NFC"))).toEqual([])
})

test("the fonts of pages in Bangla have every conjunct of our texts", () => {
  const known = new Set(read("test/font-conjuncts.txt").split(/\s+/))
  const texts = areas.flatMap((area) => textsIn(`texts/bn/${area}.ts`))
  const conjuncts = texts.flatMap(
    (text) =>
      text.match(/[\u0985-\u0994\u0995-\u09b9]\u09bc?(?:\u200d?\u09cd[\u0995-\u09b9]\u09bc?)+/g) ?? [],
  )
  expect(conjuncts.filter((conjunct) => !known.has(conjunct))).toEqual([])
})

/** Returns the texts in a file, without names of properties and types. */
function textsIn(file: string) {
  const found: string[] = []
  const unread = new Set<object>()
  const look = (text: string) => /\p{L}{2}/u.test(text) && found.push(text.trim())
  const visitor = new Visitor({
    ImportDeclaration: ({ source }) => void unread.add(source),
    Property: ({ key }) => void unread.add(key),
    TSLiteralType: ({ literal }) => void unread.add(literal),
    Literal: (node) => !unread.has(node) && typeof node.value === "string" && look(node.value),
    TemplateLiteral: ({ quasis }) => quasis.forEach(({ value }) => look(value.raw)),
  })
  visitor.visit(parseSync(file, read(file)).program)
  return found
}
