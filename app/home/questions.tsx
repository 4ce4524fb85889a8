import { Link } from "react-router"
import { Question } from "../ui/question.tsx"
import { SectionHeading } from "../ui/section-heading.tsx"

/** How it works (spec §1). */
export function Questions() {
  return (
    <section>
      <SectionHeading>HOW IT WORKS</SectionHeading>
      <div className="grid gap-3">
        <Question Heading="h3" asked="Can I book a product that someone else has booked?">
          <p>
            Yes. Anyone can book the same product, and a booking keeps it for nobody. The first buyer who pays
            gets it.
          </p>
        </Question>
        <Question Heading="h3" asked="When is a purchase completed?">
          <p>
            When you have paid online. Open <i>My Orders</i> in your dashboard, choose MAKE PAYMENT and pay by
            card. You get a transaction id at once. If someone was faster, your card is not charged.
          </p>
        </Question>
        <Question Heading="h3" asked="How do I know whether a product is still for sale?">
          <p>
            Sold products show it: a SOLD stamp over the photo and no BOOK NOW button. Everything else is for
            sale.
          </p>
        </Question>
        <Question Heading="h3" asked="What if someone behaves inappropriately?">
          <p>
            Report it to the support team with the form{" "}
            <Link to="#get-in-touch" className="link whitespace-nowrap">
              GET IN TOUCH
            </Link>{" "}
            below. Tell us who it was and what happened. We answer, and we remove people who spoil it for
            others.
          </p>
        </Question>
        <Question Heading="h3" asked="How can I pay?">
          <p>
            Online by card, or cash on delivery after meeting the seller in person. Look at the product, play
            it, then decide.
          </p>
        </Question>
      </div>
    </section>
  )
}
