import * as texts from "#texts/page"
import meeting from "../home/carousel/meeting.svg?url"

export function HowItWorks() {
  return (
    <aside aria-label={texts.howItWorks} className="tolex overflow-hidden rounded-box max-lg:hidden">
      <img
        src={meeting}
        width="1200"
        height="480"
        alt=""
        loading="lazy"
        className="aspect-2/1 w-full scheme-light object-cover"
      />
      <div className="grid grid-cols-2 gap-6 p-8">
        <Steps title={texts.forBuyers} steps={texts.buyerSteps} />
        <Steps title={texts.forSellers} steps={texts.sellerSteps} />
      </div>
    </aside>
  )
}

function Steps({ title, steps }: { title: string; steps: string[] }) {
  return (
    <section>
      <h2 className="text-2xl text-brass">{title}</h2>
      <ol className="mt-3 grid list-inside list-decimal bangla:list-[bengali] gap-1">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
