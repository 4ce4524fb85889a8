import * as texts from "#texts/payments"
import type { Booking } from "../../contract/bookings.ts"
import { NextStep } from "../bookings/seller-contact.tsx"
import { NameInSentence } from "../ui/name-in-sentence.tsx"
import { Outcome } from "../ui/outcome.tsx"
import { ProductPhoto } from "./payment-layout.tsx"

export function Paid({ booking, isNews }: { booking: Booking; isNews: boolean }) {
  const { productName, transactionId, removed } = booking
  const Sentence = isNews ? Outcome : "p"
  return (
    <div className="grid items-start gap-6 md:grid-cols-2 md:grid-rows-[auto_1fr] xl:gap-x-10">
      <ProductPhoto booking={booking} shownAt="(min-width: 80rem) 27rem, (min-width: 48rem) 50vw, 100vw" />
      <div className="grid gap-6 md:row-span-2">
        <div className="flex items-start gap-3">
          <Check />
          <Sentence className="min-w-0 font-display text-2xl leading-tight font-extrabold text-balance text-success">
            <NameInSentence name={productName}>{texts.purchased(productName)}</NameInSentence>
          </Sentence>
        </div>
        <NextStep booking={booking} />
      </div>
      <div className="grid gap-1">
        {transactionId && (
          <p>
            {texts.transactionId} <code className="inline-block break-all">{transactionId}</code>
          </p>
        )}
        {(removed || transactionId) && (
          <p className="text-muted">{removed ? texts.removedByYou : texts.receiptMailed}</p>
        )}
      </div>
    </div>
  )
}

function Check() {
  return (
    <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
      <circle cx="16" cy="16" r="16" className="fill-success" />
      <path d="m9 16.5 5 5 9.5-11" fill="none" strokeWidth="3.5" className="stroke-success-content" />
    </svg>
  )
}
