import { conditions } from "#texts/products"
import type { Product } from "../../contract/products.ts"

type Grade = Product["productCondition"]

const dots: Record<Grade, number> = { Fair: 1, Good: 2, Excellent: 3 }

export function Condition({ grade, dotsClass = "" }: { grade: Grade; dotsClass?: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-semibold">
      <span className={`flex gap-1 ${dotsClass}`} aria-hidden="true">
        {[1, 2, 3].map((dot) => (
          <span
            key={dot}
            className={`size-2.5 rounded-full border border-success ${dot <= dots[grade] ? "filled bg-success" : ""}`}
          />
        ))}
      </span>
      {conditions[grade]}
    </span>
  )
}
