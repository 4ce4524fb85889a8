import { pageMeta } from "../page-meta.ts"
import type { Route } from "./+types/blog.ts"
import { Article } from "./article.tsx"
import { Frameworks } from "./frameworks.tsx"
import { Inheritance } from "./inheritance.tsx"
import { State } from "./state.tsx"
import { UnitTests } from "./unit-tests.tsx"

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const title = "Blog - Backline"
  const description = "Four questions about building for the web, answered."
  return pageMeta(matches, { path: "/blog", title, description })
}

export default function Blog() {
  return (
    <div className="mx-auto grid max-w-3xl gap-4 px-4 pt-10">
      <h1 className="text-heading">Blog</h1>
      <p className="mb-4 text-lead text-muted">
        Notes from the workbench: four questions that come up whenever we build something for the web.
      </p>
      <Article
        id="managing-state"
        asked="What are the different ways to manage state in a React application?"
      >
        <State />
      </Article>
      <Article id="prototypal-inheritance" asked="How does prototypal inheritance work?">
        <Inheritance />
      </Article>
      <Article id="unit-tests" asked="What is a unit test? Why should we write unit tests?">
        <UnitTests />
      </Article>
      <Article id="frameworks" asked="React vs. Angular vs. Vue: which one?">
        <Frameworks />
      </Article>
    </div>
  )
}
