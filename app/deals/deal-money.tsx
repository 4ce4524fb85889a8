import * as dates from "#texts/dates"
import * as moneyTexts from "#texts/deal-money"
import * as texts from "#texts/deals"
import * as format from "#texts/format"
import type { Deal } from "../../contract/deals.ts"

export function DealMoney({ deal }: { deal: Deal }) {
  const { sellingPrice, deliveryFee, amountDue, transactionId, gateway, refunds, chargeback } = deal
  return (
    <section aria-labelledby="money" className="grid gap-2">
      <h2 id="money" className="text-xl">
        {texts.money}
      </h2>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 *:[dd]:text-right">
        <dt>{texts.price}</dt>
        <dd>{format.price(sellingPrice)}</dd>
        {deliveryFee > 0 && (
          <>
            <dt>{texts.deliveryFee}</dt>
            <dd>{format.price(deliveryFee)}</dd>
            <dt className="font-semibold">{texts.together}</dt>
            <dd className="font-semibold">{format.price(amountDue)}</dd>
          </>
        )}
        {chargeback?.isWithdrawn && (
          <>
            <dt>{moneyTexts.takenByBank}</dt>
            <dd>{format.price(chargeback.amount)}</dd>
          </>
        )}
        {refunds.map(({ _id, amount, reason, state, reference, createdAt, doneAt }) => (
          <div key={_id} className="contents">
            <dt>
              {(reason === "stray" ? texts.strayRefund : texts.refund)[state]}
              <span className="text-muted"> · {dates.day(new Date(doneAt ?? createdAt))}</span>
              {reference && (
                <bdi className="block text-sm wrap-anywhere text-muted">
                  {moneyTexts.reference(reference)}
                </bdi>
              )}
            </dt>
            <dd>{format.price(amount)}</dd>
          </div>
        ))}
      </dl>
      {transactionId && (
        <p className="text-sm wrap-anywhere text-muted">
          {texts.transactionId} <bdi>{transactionId}</bdi>
        </p>
      )}
      {gateway && (
        <p className="text-sm wrap-anywhere text-muted">
          {moneyTexts.providers[gateway.provider] ?? gateway.provider}
          {gateway.reference && <bdi> · {moneyTexts.reference(gateway.reference)}</bdi>}
        </p>
      )}
    </section>
  )
}
