import { inheritance as texts } from "#texts/blog"
import { InlineMarkup } from "./inline-markup.tsx"
import { Code } from "./scroll-area.tsx"

const chain = `const instrument = {
  play() { return \`\${this.name} sounds\` },
}
const guitar = Object.create(instrument)
guitar.name = "Stratocaster"

guitar.play()                  // "Stratocaster sounds"
Object.hasOwn(guitar, "play")  // false: found one link up`

const classes = `class Instrument {
  constructor(name) { this.name = name }
  play() { return \`\${this.name} sounds\` }
}
class Guitar extends Instrument {
  play() { return \`\${super.play()}, strummed\` }
}

const strat = new Guitar("Stratocaster")
Object.getPrototypeOf(strat) === Guitar.prototype  // true`

export function Inheritance() {
  return (
    <>
      <p>
        <InlineMarkup>{texts.chain}</InlineMarkup>
      </p>
      <Code name={texts.borrowing}>{chain}</Code>
      <p>
        <InlineMarkup>{texts.surprises}</InlineMarkup>
      </p>
      <p>
        <InlineMarkup>{texts.classes}</InlineMarkup>
      </p>
      <Code name={texts.sameWithClasses}>{classes}</Code>
      <p>
        <InlineMarkup>{texts.practice}</InlineMarkup>
      </p>
    </>
  )
}
