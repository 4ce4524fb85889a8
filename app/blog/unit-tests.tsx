import { unitTests as texts } from "#texts/blog"
import { InlineMarkup } from "./inline-markup.tsx"
import { Code } from "./scroll-area.tsx"

const example = `test("prices are grouped as in South Asia", () => {
  expect(bdt(125000)).toBe("1,25,000 BDT")
})

test("a price keeps its last poisha, though 19.99 * 100 does not", () => {
  expect(toPoisha(19.99)).toBe(1999)
})`

export function UnitTests() {
  return (
    <>
      <p>
        <InlineMarkup>{texts.what}</InlineMarkup>
      </p>
      <Code name={texts.example}>{example}</Code>
      <p>
        <InlineMarkup>{texts.why}</InlineMarkup>
      </p>
      <ul className="grid list-disc gap-2 pl-5">
        {texts.reasons.map((text) => (
          <li key={text}>
            <InlineMarkup>{text}</InlineMarkup>
          </li>
        ))}
      </ul>
      <p>
        <InlineMarkup>{texts.limits}</InlineMarkup>
      </p>
    </>
  )
}
