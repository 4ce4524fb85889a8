import type { Goal } from "./goal.ts"
import { dayWithoutClock } from "./runs/day-without-clock.ts"
import { dealHistories } from "./runs/deal-histories.ts"
import { killedDeals } from "./runs/killed-deals.ts"
import { mixedRaces } from "./runs/mixed-races.ts"
import { wrongClocks } from "./runs/wrong-clocks.ts"

const between =
  "it stands between the product and its database, and our own is reached by a socket in a folder of the product"

/** Goals about deals and their money. */
export const deals: Record<string, Goal> = {
  G54: {
    goal: "Deals of chance: 20 acts and more by 6 people on 3 products, beside clocks, gateways that fail and removals",
    target:
      "5,000 random histories: at most one holder each, every poisha accounted for, nobody charged for what they did not get, 0 deadlocks, 0 unforeseen errors",
    quick: true,
    run: dealHistories,
  },
  G55: {
    goal: "Fifty buyers at once on one product, by card, at a gateway, for cash accepted and offers agreed to; then pairs of acts that rule each other out, at one moment",
    target:
      "200 rounds at two processes: one holder each, everyone told, nobody else charged; 50 rounds of each of 52 pairs: one comes first, the other is told; 0 deadlocks, 0 violations",
    quick: true,
    run: mixedRaces,
  },
  G56: {
    goal: "Deals that all ended during a day without a clock",
    target: "10,000 due at once, two clocks: all moved, each once; 0 mails twice, 0 deadlocks, 0 violations",
    run: dayWithoutClock,
  },
  G57: {
    goal: "Crash of the product at each packet to the database, and each call to bKash and SSLCommerz, of a claim, a capture, a refund and a payout",
    target:
      "880 kills, each packet and call before and after it is sent: 0 violations after each, everything right once it was asked about",
    only: { engine: "postgresql", because: between },
    run: killedDeals,
  },
  G58: {
    goal: "Deals of chance where the clock of a process is an hour ahead or behind, beside a right one where the database is elsewhere",
    target: "500 random histories each: whatever G54 asks",
    run: wrongClocks,
  },
}
