import * as dates from "#texts/dates"
import * as texts from "#texts/deals"
import type { ReactNode } from "react"
import type { Deal } from "../../contract/deals.ts"
import { PhoneLink } from "../ui/phone-link.tsx"

export function DealContacts({ deal }: { deal: Deal }) {
  const { you, phones, sellerLocation, address, shipment } = deal
  if (!phones && !shipment && !address) return null
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {phones && you === "buyer" && (
        <Line name={texts.sellerPhone}>
          <PhoneLink number={phones.seller} />
        </Line>
      )}
      {phones && you === "seller" && (
        <Line name={texts.buyerPhone}>
          <PhoneLink number={phones.buyer} />
        </Line>
      )}
      {sellerLocation && you === "buyer" && !address && <Line name={texts.place}>{sellerLocation}</Line>}
      {address && <Line name={texts.address}>{address}</Line>}
      {shipment && (
        <Line name={texts.parcel}>
          {shipment.courier}, {shipment.trackingCode}
          <span className="text-muted"> · {dates.dayTime(new Date(shipment.sentAt))}</span>
        </Line>
      )}
    </dl>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="mb-2 wrap-anywhere sm:mb-0">
        <bdi>{children}</bdi>
      </dd>
    </>
  )
}
