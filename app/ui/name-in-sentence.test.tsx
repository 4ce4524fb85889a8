import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { NameInSentence } from "./name-in-sentence.tsx"

const name = "Yamaha F310 acoustic guitar with a bag, capo, picks and spare strings"
const hebrew = "גיטרה חשמלית"

test.each([
  [`Your have successfully purchased ${name}!`, name, `${name}!`],
  [`আপনি “${name}” কিনেছেন!`, name, `“${name}”`],
  [` for purchasing ${name}`, name, name],
  [`“${name}” কিনতে আপনাকে `, name, `“${name}”`],
  ["You need to pay ", name, undefined],
  [`Your have successfully purchased \u2068${hebrew}\u2069!`, hebrew, `\u2068${hebrew}\u2069!`],
])("in %j the name takes two lines at most", (sentence, of, clamped) => {
  const markup = renderToStaticMarkup(<NameInSentence name={of}>{sentence}</NameInSentence>)
  expect(/line-clamp-2[^>]*>([^<]*)</.exec(markup)?.[1]).toBe(clamped)
  expect(markup.replaceAll(/<[^>]+>/g, "")).toBe(sentence)
})
