import * as texts from "#texts/home"
import { Link } from "react-router"
import { Question } from "../ui/question.tsx"
import { SectionHeading } from "../ui/section-heading.tsx"

export function Questions() {
  const { bookedByOther, purchase, stillForSale, behaviour, howToPay } = texts
  return (
    <section>
      <SectionHeading>{texts.howItWorks}</SectionHeading>
      <div className="grid gap-3">
        <Question Heading="h3" asked={bookedByOther.asked}>
          <p>{bookedByOther.answer}</p>
        </Question>
        <Question Heading="h3" asked={purchase.asked}>
          <p>
            {purchase.before}
            <i className="bangla:font-semibold bangla:not-italic">{purchase.myOrders}</i>
            {purchase.after}
          </p>
        </Question>
        <Question Heading="h3" asked={stillForSale.asked}>
          <p>{stillForSale.answer}</p>
        </Question>
        <Question Heading="h3" asked={behaviour.asked}>
          <p>
            {behaviour.before}
            <Link to="#get-in-touch" className="link whitespace-nowrap">
              {behaviour.link}
            </Link>
            {behaviour.after}
          </p>
        </Question>
        <Question Heading="h3" asked={howToPay.asked}>
          <p>{howToPay.answer}</p>
        </Question>
      </div>
    </section>
  )
}
