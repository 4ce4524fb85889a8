import { ScrollArea } from "./scroll-area.tsx"

const rows = [
  ["What it is", "A library for views", "A whole framework", "A framework in layers"],
  ["Kept by", "Meta and a foundation", "Google", "A community around Evan You"],
  ["Templates", "JSX: JavaScript with tags", "HTML with own syntax", "HTML with directives, or JSX"],
  ["Updates", "Renders again, compares; a compiler memoises", "Signals", "Tracked reads (signals)"],
  ["Router, forms, HTTP", "You choose", "Included", "Official router and store"],
  ["Server rendering", "React Router, Next.js", "Included", "Nuxt"],
  ["Language", "TypeScript if you like", "TypeScript", "TypeScript if you like"],
] as const

export function Frameworks() {
  return (
    <>
      <p>
        All three are mature, fast enough for nearly everything, and here to stay. They differ in how much
        they decide for you.
      </p>
      <Comparison />
      <p>
        <b>React</b> is the smallest idea: a view is a function of its state. You pick the rest yourself, from
        the largest choice of libraries and the largest pool of people. The price is that every team picks
        differently, and that rendering rules (effects, memoisation) have to be understood. The compiler now
        takes much of the second away.
      </p>
      <p>
        <b>Angular</b> brings everything: dependency injection, router, forms, HTTP, tests, one way to do
        each. In a large company with many teams that uniformity is worth its weight. For a small site it is
        much to learn, although standalone components and signals have made it far lighter than it used to be.
      </p>
      <p>
        <b>Vue</b> sits between them. Single-file components are easy to read for anyone who knows HTML, its
        reactivity does the least surprising thing, and its router and store come from the same hands. There
        are fewer jobs and fewer libraries than around React.
      </p>
      <p>
        So: take what the people who will maintain it know. If they know none, take Vue for the gentlest
        start, Angular for many teams and one house style, React for reach. We took React, because server
        rendering, forms and data fetching each had a library that we would have chosen anyway.
      </p>
    </>
  )
}

function Comparison() {
  return (
    <ScrollArea name="React, Angular and Vue compared">
      <table className="table min-w-xl [&_:is(th,td)]:text-base [&_th]:text-base-content">
        <thead>
          <tr>
            <th scope="col">Aspect</th>
            <th scope="col">React</th>
            <th scope="col">Angular</th>
            <th scope="col">Vue</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([aspect, ...answers]) => (
            <tr key={aspect}>
              <th scope="row">{aspect}</th>
              {answers.map((answer, index) => (
                <td key={index}>{answer}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}
