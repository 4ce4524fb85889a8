import { useRouteLoaderData } from "react-router"
import { highestPrice, lowestPrice } from "../../contract/fields.ts"
import type { loader } from "../root.tsx"

/** Returns the lowest and highest amount, in BDT, that can be paid by card. */
export function useCardLimits() {
  const settings = useRouteLoaderData<typeof loader>("root")
  return settings?.cards.limits ?? { lowest: lowestPrice, highest: highestPrice }
}
