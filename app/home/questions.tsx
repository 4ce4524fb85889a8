import { Link } from "react-router"
import type { ReactNode } from "react"
import { SectionHeading } from "../ui/section-heading.tsx"

/** How it works (spec §1). */
export function Questions() {
  return (
    <section>
      <SectionHeading>HOW IT WORKS</SectionHeading>
      <div className="grid max-w-3xl gap-3">
        <Question asked="Can I book a product that someone else has booked?">
          Yes. Anyone can book the same product, and a booking keeps it for nobody. The first buyer who pays
          gets it.
        </Question>
        <Question asked="When is a purchase completed?">
          When you have paid online. Open <i>My Orders</i> in your dashboard, choose MAKE PAYMENT and pay by
          card. You get a transaction id at once. If someone was faster, your card is not charged.
        </Question>
        <Question asked="How do I know whether a product is still for sale?">
          Sold products show it: a SOLD stamp over the photo and no BOOK NOW button. Everything else is for
          sale.
        </Question>
        <Question asked="What if someone behaves inappropriately?">
          Report it to the support team with the form{" "}
          <Link to="#get-in-touch" className="link">
            GET IN TOUCH
          </Link>{" "}
          below. Tell us who it was and what happened. We answer, and we remove people who spoil it for
          others.
        </Question>
        <Question asked="How can I pay?">
          Online by card, or cash on delivery after meeting the seller in person. Look at the product, play
          it, then decide.
        </Question>
      </div>
    </section>
  )
}

function Question({ asked, children }: { asked: string; children: ReactNode }) {
  return (
    <details className="group rounded-box border border-edge">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 px-4 py-2 font-bold">
        {asked}
        <span aria-hidden="true" className="text-xl group-open:rotate-45">
          +
        </span>
      </summary>
      <p className="px-4 pb-4">{children}</p>
    </details>
  )
}
