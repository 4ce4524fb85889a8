import type { AppContext } from "../process/app-context.ts"
import { day } from "../process/durations.ts"
import { askSince } from "./checkpoints.ts"
import { findReleasedUnknown } from "./unknown-outcome.ts"

type Deps = Pick<AppContext, "db" | "cards">

/** Yields held and captured money, to compare with our claims; fetches by id what was released while unknown. */
export async function* moneyAtProvider({ db, cards }: Deps, askedByName?: number) {
  const releasedUnknown = await findReleasedUnknown(db, askedByName)
  for await (const money of cards.withMoney(await askSince(db, "captures", day)))
    if (!releasedUnknown.includes(money.id)) yield money
  for (const id of releasedUnknown) {
    const intent = await cards.fetchIntent(id)
    if (intent?.status === "requires_capture" || intent?.status === "succeeded") yield intent
  }
}
