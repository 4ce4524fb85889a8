import { parseSync, Visitor } from "vite"
import { expect, test } from "vitest"
import { findInSources, placeStack } from "./source-texts.ts"

/** By the kind of place in which a string occurs: whether it is a text for people. */
const isText = {
  read: (text: string) => /\p{L}/u.test(text),
  code: () => false,
  attribute: (text: string) => /^\p{Lu}\p{L}|\p{L} …/u.test(text),
  elsewhere: (text: string) => /^\p{Lu}[\p{L}'’]+[,:]? /u.test(text) && !text.startsWith("Bearer "),
}
type Place = keyof typeof isText

const read =
  /^(?:alt|aria-label|aria-roledescription|asked|caption|description|detail|hint|label|note|placeholder|title)$/
const code = /^(?:className|nameClass|autoComplete|d|to|who|shownAt|stop\w+|stroke\w*|pattern\w+)$/

test("the check tells a text from code", () => {
  const sample = `
    const columns = [{ name: "Price", method: "POST" }], failed = new TypeError("No answer came."), said = isLate ? "Please wait." : "SOLD"
    const row = <Row what="Your bookings" who="Buyer" act={\`delete \${name}?\`} className={\`Grid \${a} b\`}>
      Sold {to === "on" && "SOLD"} <i aria-label={to === "on" ? "next" : texts.back}>{errors["email"]}</i> +
    </Row>`
  expect(textsIn("sample.tsx", sample)).toEqual([
    "Price",
    "Please wait.",
    "Your bookings",
    "delete …?",
    "Sold",
    "SOLD",
    "next",
  ])
})

test("every text that a page shows stands in texts/", () => {
  expect(findInSources("app/**/*.{ts,tsx}", ["**/*.test.*", "app/dev/**"], textsIn)).toEqual([])
})

function textsIn(file: string, source: string) {
  const found: string[] = []
  const { current, enter, leave } = placeStack<Place>("elsewhere")
  const children = new Set<object>()
  const look = (text: string, place = current()) => isText[place](text) && found.push(text.trim())
  const enterParent = (parent: { children: object[] }) => {
    for (const child of parent.children) children.add(child)
    enter("elsewhere")
  }
  const visitor = new Visitor({
    Literal: ({ value }) => typeof value === "string" && look(value),
    TemplateLiteral: ({ quasis }) => look(quasis.map(({ value }) => value.raw).join("…")),
    JSXText: ({ value }) => look(value, "read"),
    JSXElement: enterParent,
    "JSXElement:exit": leave,
    JSXFragment: enterParent,
    "JSXFragment:exit": leave,
    JSXExpressionContainer: (node) => enter(children.has(node) ? "read" : undefined),
    "JSXExpressionContainer:exit": leave,
    JSXAttribute: ({ name }) => enter(attributeOf(name.name)),
    "JSXAttribute:exit": leave,
    Property: ({ key }) => enter(key.type === "Identifier" ? propertyOf(key.name) : "elsewhere"),
    "Property:exit": leave,
    BinaryExpression: ({ operator }) => enter(/[=!]=/.test(operator) ? "code" : undefined),
    "BinaryExpression:exit": leave,
    CallExpression: () => enter("elsewhere"),
    "CallExpression:exit": leave,
    // only developers read these
    NewExpression: ({ callee }) =>
      enter(callee.type === "Identifier" && callee.name.endsWith("Error") ? "code" : undefined),
    "NewExpression:exit": leave,
    MemberExpression: () => enter("elsewhere"),
    "MemberExpression:exit": leave,
  })
  visitor.visit(parseSync(file, source).program)
  return found
}

function placeOf(name: string): Place | undefined {
  if (read.test(name)) return "read"
  return code.test(name) ? "code" : undefined
}

function attributeOf(name: unknown): Place {
  return (typeof name === "string" && placeOf(name)) || "attribute"
}

function propertyOf(name: string): Place {
  const place = placeOf(name)
  return name === "name" || place === "read" ? "attribute" : (place ?? "elsewhere")
}
