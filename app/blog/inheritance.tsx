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
        In JavaScript an object can name another object as its <b>prototype</b>. When you read a property that
        the object does not have, the engine looks at the prototype, then at the prototype's prototype, and so
        on until it finds the property or arrives at <code>null</code>. That row of objects is the prototype
        chain. Nothing is copied: a method exists once, and everyone down the chain borrows it.
      </p>
      <Code name="An object that borrows from another">{chain}</Code>
      <p>
        Two details explain most surprises. <b>Reading climbs, writing does not:</b> assigning{" "}
        <code>guitar.play</code> makes a property of <code>guitar</code> itself that hides the one above.
        (Unless the chain holds a setter, which is then called, or a read-only property, which refuses.) And{" "}
        <code>this</code> is <b>whoever was called on</b>, not where the method was found. That is why the
        borrowed <code>play</code> says the guitar's name.
      </p>
      <p>
        <code>class</code> is a clearer way to write the same thing. Methods go to{" "}
        <code>Guitar.prototype</code>, <code>new</code> makes an object with that prototype, and{" "}
        <code>extends</code> links one prototype to the next.
      </p>
      <Code name="The same with classes">{classes}</Code>
      <p>
        In practice: keep chains short, never add to the prototypes of built-in objects, and prefer giving an
        object a collaborator over making it a descendant. Use <code>Object.create(null)</code> or a{" "}
        <code>Map</code> when keys come from outside, so that a key such as <code>__proto__</code> or{" "}
        <code>toString</code> is only a key.
      </p>
    </>
  )
}
