import { unitTests as texts } from "#texts/blog"
import { Marked } from "./marked.tsx"
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
        <Marked>{texts.what}</Marked>
      </p>
      <Code name={texts.example}>{example}</Code>
      <p>
        <Marked>{texts.why}</Marked>
      </p>
      <ul className="grid list-disc gap-2 pl-5">
        {texts.reasons.map((text) => (
          <li key={text}>
            <Marked>{text}</Marked>
          </li>
        ))}
      </ul>
      <p>
        <Marked>{texts.limits}</Marked>
      </p>
    </>
  )
}
