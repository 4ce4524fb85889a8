import * as texts from "#texts/blog"
import { pageMeta } from "../document/page-meta.ts"
import type { Route } from "./+types/blog.ts"
import { Article } from "./article.tsx"
import { Frameworks } from "./frameworks.tsx"
import { Inheritance } from "./inheritance.tsx"
import { State } from "./state.tsx"
import { UnitTests } from "./unit-tests.tsx"

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, { path: "/blog", title: texts.title, description: texts.description })
}

export default function Blog() {
  return (
    <div className="mx-auto grid max-w-3xl gap-4 px-4 pt-10">
      <h1 className="text-heading">{texts.title}</h1>
      <p className="mb-4 text-lead text-muted">{texts.notes}</p>
      <Article id="managing-state" asked={texts.state.asked}>
        <State />
      </Article>
      <Article id="prototypal-inheritance" asked={texts.inheritance.asked}>
        <Inheritance />
      </Article>
      <Article id="unit-tests" asked={texts.unitTests.asked}>
        <UnitTests />
      </Article>
      <Article id="frameworks" asked={texts.frameworks.asked}>
        <Frameworks />
      </Article>
    </div>
  )
}
