import type { AppContext } from "../process/app-context.ts"
import { day } from "../process/durations.ts"
import { askSince } from "./checkpoints.ts"
import { findReleasedUnknown } from "./unknown-outcome.ts"

type Deps = Pick<AppContext, "db" | "cards">

/** To compare with our claims: found by state, by when it was taken, and by the names of claims that were released while unknown. */
export async function* moneyAtProvider({ db, cards }: Deps, askedByName?: number) {
  const releasedUnknown = await findReleasedUnknown(db, askedByName)
  for await (const money of cards.withMoney(await askSince(db, "captures", day)))
    if (!releasedUnknown.includes(money.id)) yield money
  for (const id of releasedUnknown) {
    const intent = await cards.fetchIntent(id)
    if (intent?.status === "requires_capture" || intent?.status === "succeeded") yield intent
  }
}
