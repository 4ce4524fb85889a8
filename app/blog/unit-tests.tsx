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
        A unit test runs one small piece of a program by itself, a function or a module, and checks that it
        does what it promises. It needs no network and no browser, so thousands run in seconds, and it gives
        the same answer every time.
      </p>
      <Code name="Two unit tests">{example}</Code>
      <p>Why they are worth writing:</p>
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          <b>They find faults early,</b> a minute after they were made, while you still remember why.
        </li>
        <li>
          <b>They let you change things.</b> Without tests old code is touched with fear, so it is not touched
          at all, and it rots.
        </li>
        <li>
          <b>They say what is meant.</b> A good test reads like a sentence of the specification, and unlike a
          comment it fails when it is out of date.
        </li>
        <li>
          <b>They push on design.</b> What is hard to test usually knows too much or does too much.
        </li>
        <li>
          <b>They keep a fault from coming back.</b> Write the test first, see it fail, then mend it.
        </li>
      </ul>
      <p>
        They also have limits. A unit test with everything around it replaced by mocks mostly tests the mocks.
        Test behaviour and not the way it is done, or every improvement breaks a hundred tests. Do not chase a
        percentage: coverage tells what was never run, not what is right. And parts that each work can fail
        together, so add a few tests that go through the real door, with a real database and a real browser,
        for the things that must never break. For a shop that is paying.
      </p>
    </>
  )
}
