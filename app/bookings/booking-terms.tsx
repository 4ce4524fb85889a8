import * as texts from "#texts/bookings"
import * as format from "#texts/format"
import { Link } from "react-router"
import type { Product } from "../../contract/products.ts"

type Props = { product: Product; delivery: string | undefined }

/** What a buyer agrees to. All rules open in a new tab, so that nothing typed is lost. */
export function BookingTerms({ product: { sellingPrice, courierFee = 0 }, delivery }: Props) {
  const due = delivery === "courier" ? sellingPrice + courierFee : sellingPrice
  return (
    <details
      className="sm:col-span-2"
      // in a sheet they open below the visible part
      onToggle={({ currentTarget }) =>
        currentTarget.open && currentTarget.scrollIntoView({ block: "nearest" })
      }
    >
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{texts.terms}</summary>
      <ul className="grid max-w-[30em] list-disc gap-1 ps-5 pb-2">
        <li>{texts.charges(format.price(due))}</li>
        {texts.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        <li>
          <Link to="/legal" target="_blank" className="link inline-flex min-h-11 items-center">
            {texts.allRules}
          </Link>
        </li>
      </ul>
    </details>
  )
}
