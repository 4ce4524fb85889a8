import * as texts from "#texts/page"
import { Stage } from "../home/stage.tsx"

/** Beside a form on large screens: what an account is for. */
export function HowItGoes() {
  return (
    <aside
      aria-label={texts.howItGoes}
      className="tolex grid gap-2 overflow-hidden rounded-box p-8 pb-4 max-lg:hidden"
    >
      <div className="grid grid-cols-2 gap-6">
        <Steps title={texts.forBuyers} steps={texts.buyerSteps} />
        <Steps title={texts.forSellers} steps={texts.sellerSteps} />
      </div>
      <div className="mx-auto w-4/5">
        <Stage />
      </div>
    </aside>
  )
}

function Steps({ title, steps }: { title: string; steps: string[] }) {
  return (
    <section>
      <h2 className="text-2xl text-brass">{title}</h2>
      <ol className="mt-3 grid list-inside list-decimal gap-1">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
