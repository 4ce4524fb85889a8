import * as texts from "#texts/home"
import { Link } from "react-router"
import { Question } from "../ui/question.tsx"
import { SectionHeading } from "../ui/section-heading.tsx"

export function Questions() {
  return (
    <section>
      <SectionHeading>{texts.howItWorks}</SectionHeading>
      <div className="grid gap-3">
        <Question Heading="h3" asked={texts.bookedByOther.asked}>
          <p>{texts.bookedByOther.answer}</p>
        </Question>
        <Question Heading="h3" asked={texts.purchase.asked}>
          <p>
            {texts.purchase.before}
            <i className="bangla:font-semibold bangla:not-italic">{texts.purchase.myOrders}</i>
            {texts.purchase.after}
          </p>
        </Question>
        <Question Heading="h3" asked={texts.stillForSale.asked}>
          <p>{texts.stillForSale.answer}</p>
        </Question>
        <Question Heading="h3" asked={texts.behaviour.asked}>
          <p>
            {texts.behaviour.before}
            <Link to="#get-in-touch" className="link whitespace-nowrap">
              {texts.behaviour.link}
            </Link>
            {texts.behaviour.after}
          </p>
        </Question>
        <Question Heading="h3" asked={texts.howToPay.asked}>
          <p>{texts.howToPay.answer}</p>
        </Question>
      </div>
    </section>
  )
}
