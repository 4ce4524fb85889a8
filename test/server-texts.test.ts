import { parseSync, Visitor } from "vite"
import { expect, test } from "vitest"
import { findInSources, placeStack } from "./source-texts.ts"

/** Files whose texts only an operator reads, and the documentation of the API. */
const forOthers = [
  "server/{backup,commands,config,process}/**",
  "server/http/{listen,openapi}.ts",
  "server/images/create-image-host.ts",
]

test("a sentence of a problem or a mail that is written in place is found", () => {
  const sample = `
    throw new Problem("conflict", () => \`\${name} again\`)
    const template = { kind: "booking", subject: "New booking", paragraphs: ["Hello,", hi, \`\${a} did it\`] }
    if (isAway) throw new Error("The settings are wrong.")
    return tooManyRequests(wait, () => "Too many attempts.")
    const unknown = "There is no such user."
    const page = html\`<h1 class="a b">\${title}</h1> Try again\``
  expect(sentencesIn("sample.ts", sample)).toEqual([
    "… again",
    "New booking",
    "… did it",
    "Too many attempts.",
    "There is no such user.",
    "… Try again",
  ])
})

test("every sentence of a problem, a mail or a plain page stands in texts/", () => {
  expect(findInSources("server/**/*.ts", ["**/*.test.ts", ...forOthers], sentencesIn)).toEqual([])
})

/** Whole sentences, and strings of several words in a problem, a mail or HTML; not those of errors and logs. */
function sentencesIn(file: string, source: string) {
  const found: string[] = []
  const { current, enter, leave } = placeStack<Place>("code")
  const look = (text: string) => isText[current()](text) && found.push(text)
  const visitor = new Visitor({
    Literal: ({ value }) => typeof value === "string" && look(value),
    TemplateLiteral: ({ quasis }) => look(withoutTags(quasis.map(({ value }) => value.raw).join("…"))),
    TaggedTemplateExpression: ({ tag }) => enter(nameOf(tag) === "html" ? "said" : "operators"),
    "TaggedTemplateExpression:exit": leave,
    NewExpression: ({ callee }) => enter(nameOf(callee) === "Problem" ? "said" : "operators"),
    "NewExpression:exit": leave,
    CallExpression: ({ callee }) => enter(placeOf.get(nameOf(callee))),
    "CallExpression:exit": leave,
    Property: ({ key }) => enter(placeOf.get(nameOf(key))),
    "Property:exit": leave,
  })
  visitor.visit(parseSync(file, source).program)
  return found
}

/** By the kind of place in which a string occurs: whether it is a text for people. */
const isText = {
  said: (text: string) => /\p{L}.* | .*\p{L}/u.test(text),
  code: (text: string) => /^(?:\p{Lu}|…).* .*[.!?]$/u.test(text),
  operators: () => false,
}
type Place = keyof typeof isText

const placeOf = new Map<string, Place>([
  ["tooManyRequests", "said"],
  ["ofFields", "said"],
  ["invalid", "said"],
  ["detail", "said"],
  ["label", "said"],
  ["paragraphs", "said"],
  ["subject", "said"],
  ["description", "operators"],
  ["error", "operators"],
  ["warn", "operators"],
])

function nameOf(node: { type: string; name?: unknown; property?: { type: string; name?: unknown } }): string {
  if (node.property) return nameOf(node.property)
  return typeof node.name === "string" ? node.name : ""
}

function withoutTags(markup: string) {
  return markup
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/\s+/g, " ")
    .trim()
}
