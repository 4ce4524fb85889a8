import * as texts from "#texts/legal"
import { useRouteLoaderData } from "react-router"
import type { Operator } from "../../contract/settings.ts"
import { pageMeta } from "../document/page-meta.ts"
import type { loader } from "../root.tsx"
import type { Route } from "./+types/legal.ts"

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const tags = pageMeta(matches, { path: "/legal", title: texts.title, description: texts.lead })
  // not indexed until an operator is configured
  const hasNoOperator = !matches[0].loaderData?.operator
  return hasNoOperator ? [...tags, { name: "robots", content: "noindex" }] : tags
}

export default function Legal() {
  const operator = useRouteLoaderData<typeof loader>("root")?.operator
  return (
    <div className="mx-auto grid max-w-3xl gap-8 px-4 pt-10">
      <div>
        <h1 className="text-heading">{texts.title}</h1>
        <p className="text-lead text-muted">{texts.lead}</p>
      </div>
      {Object.entries(texts.sections).map(([id, { heading, sentences }]) => (
        <section key={id} id={id} className="grid gap-2">
          <h2 className="text-xl">{heading}</h2>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      ))}
      <section id="operator" className="grid gap-2">
        <h2 className="text-xl">{texts.operator}</h2>
        {operator ? <WhoRunsIt {...operator} /> : <p>{texts.noOperator}</p>}
      </section>
    </div>
  )
}

function WhoRunsIt({ name, address, tradeLicence, complaintsEmail }: Operator) {
  const rows = [
    [texts.name, name],
    [texts.address, address],
    [texts.tradeLicence, tradeLicence],
  ]
  return (
    <dl className="grid gap-2 wrap-anywhere">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt className="text-muted">{texts.complaintsEmail}</dt>
        <dd>
          <a href={`mailto:${complaintsEmail}`} className="link">
            {complaintsEmail}
          </a>
        </dd>
      </div>
    </dl>
  )
}
