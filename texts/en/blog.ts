/** `**bold**` and `` `code` `` as in Markdown. */
export const title = "Blog"
export const description = "Four questions about building for the web, answered."
export const notes =
  "Notes from the workbench: four questions that come up whenever we build something for the web."
export const linkTo = "Link to this answer"
export const linkToNamed = (asked: string) => `Link to this answer: ${asked}`

export const state = {
  asked: "What are the different ways to manage state in a React application?",
  whose:
    "Ask first **whose** state it is. Most trouble comes from keeping a copy of something that already lives elsewhere, because from then on somebody has to keep the two alike.",
  kinds: [
    "**The component's own.** Whether a menu is open: `useState`. When several values change together by rules, `useReducer` puts the rules in one place.",
    "**A few relatives'.** Lift it to the nearest common parent and pass it down. This looks dull and is nearly always right.",
    "**A whole subtree's.** Theme, language, who is signed in: `Context`. Everything that reads a context renders when its value changes, so keep it small and slow.",
    "**The server's.** Lists, prices, messages. It is not state but a cache, with an age. Let a router's loaders or a library such as TanStack Query fetch, retry and forget it.",
    "**The address's.** Filters, pages, the opened dialog. In the URL they survive a reload and can be sent to a friend.",
    "**The form's.** What is being typed belongs to the form until it is sent.",
    "**The application's.** What is left after all that (a drawing, a player, a cart) may want a store: Redux Toolkit where history and tooling matter, Zustand or Jotai where little code does.",
  ],
  example: "State in the address, data in a cache",
  last: "Here the filter lives in the address and the products in a cache. There is nothing to synchronise, and no effect that sets state. Start with the first line of the list and move down only when it hurts.",
}

export const inheritance = {
  asked: "How does prototypal inheritance work?",
  chain:
    "In JavaScript an object can name another object as its **prototype**. When you read a property that the object does not have, the engine looks at the prototype, then at the prototype's prototype, and so on until it finds the property or arrives at `null`. That row of objects is the prototype chain. Nothing is copied: a method exists once, and everyone down the chain borrows it.",
  borrowing: "An object that borrows from another",
  surprises:
    "Two details explain most surprises. **Reading climbs, writing does not:** assigning `guitar.play` makes a property of `guitar` itself that hides the one above. (Unless the chain holds a setter, which is then called, or a read-only property, which refuses.) And `this` is **whoever was called on**, not where the method was found. That is why the borrowed `play` says the guitar's name.",
  classes:
    "`class` is a clearer way to write the same thing. Methods go to `Guitar.prototype`, `new` makes an object with that prototype, and `extends` links one prototype to the next.",
  sameWithClasses: "The same with classes",
  practice:
    "In practice: keep chains short, never add to the prototypes of built-in objects, and prefer giving an object a collaborator over making it a descendant. Use `Object.create(null)` or a `Map` when keys come from outside, so that a key such as `__proto__` or `toString` is only a key.",
}

export const unitTests = {
  asked: "What is a unit test? Why should we write unit tests?",
  what: "A unit test runs one small piece of a program by itself, a function or a module, and checks that it does what it promises. It needs no network and no browser, so thousands run in seconds, and it gives the same answer every time.",
  example: "Two unit tests",
  why: "Why they are worth writing:",
  reasons: [
    "**They find faults early,** a minute after they were made, while you still remember why.",
    "**They let you change things.** Without tests old code is touched with fear, so it is not touched at all, and it rots.",
    "**They say what is meant.** A good test reads like a sentence of the specification, and unlike a comment it fails when it is out of date.",
    "**They push on design.** What is hard to test usually knows too much or does too much.",
    "**They keep a fault from coming back.** Write the test first, see it fail, then mend it.",
  ],
  limits:
    "They also have limits. A unit test with everything around it replaced by mocks mostly tests the mocks. Test behaviour and not the way it is done, or every improvement breaks a hundred tests. Do not chase a percentage: coverage tells what was never run, not what is right. And parts that each work can fail together, so add a few tests that go through the real door, with a real database and a real browser, for the things that must never break. For a shop that is paying.",
}

export const frameworks = {
  asked: "React vs. Angular vs. Vue: which one?",
  all: "All three are mature, fast enough for nearly everything, and here to stay. They differ in how much they decide for you.",
  compared: "React, Angular and Vue compared",
  heads: ["Aspect", "React", "Angular", "Vue"],
  rows: [
    ["What it is", "A library for views", "A whole framework", "A framework in layers"],
    ["Kept by", "Meta and a foundation", "Google", "A community around Evan You"],
    ["Templates", "JSX: JavaScript with tags", "HTML with own syntax", "HTML with directives, or JSX"],
    ["Updates", "Renders again, compares; a compiler memoises", "Signals", "Tracked reads (signals)"],
    ["Router, forms, HTTP", "You choose", "Included", "Official router and store"],
    ["Server rendering", "React Router, Next.js", "Included", "Nuxt"],
    ["Language", "TypeScript if you like", "TypeScript", "TypeScript if you like"],
  ],
  react:
    "**React** is the smallest idea: a view is a function of its state. You pick the rest yourself, from the largest choice of libraries and the largest pool of people. The price is that every team picks differently, and that rendering rules (effects, memoisation) have to be understood. The compiler now takes much of the second away.",
  angular:
    "**Angular** brings everything: dependency injection, router, forms, HTTP, tests, one way to do each. In a large company with many teams that uniformity is worth its weight. For a small site it is much to learn, although standalone components and signals have made it far lighter than it used to be.",
  vue: "**Vue** sits between them. Single-file components are easy to read for anyone who knows HTML, its reactivity does the least surprising thing, and its router and store come from the same hands. There are fewer jobs and fewer libraries than around React.",
  choice:
    "So: take what the people who will maintain it know. If they know none, take Vue for the gentlest start, Angular for many teams and one house style, React for reach. We took React, because server rendering, forms and data fetching each had a library that we would have chosen anyway.",
}
