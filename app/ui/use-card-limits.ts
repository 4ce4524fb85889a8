import { useRouteLoaderData } from "react-router"
import { highestPrice, lowestPrice } from "../../contract/fields.ts"
import type { loader } from "../root.tsx"

/** In BDT, of what can be paid by card here: nobody is to be asked for more, or less. */
export function useCardLimits() {
  const settings = useRouteLoaderData<typeof loader>("root")
  return settings?.cards.limits ?? { lowest: lowestPrice, highest: highestPrice }
}
