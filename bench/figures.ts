import type { Figure } from "./figure.ts"
import { alerts } from "./figures/alerts.ts"
import { build } from "./figures/build.ts"
import { embedded } from "./figures/embedded.ts"
import { firstView } from "./figures/first-view.ts"
import { fresh } from "./figures/fresh.ts"
import { growth } from "./figures/growth.ts"
import { invalidation } from "./figures/invalidation.ts"
import { movingOn } from "./figures/moving-on.ts"
import { plans } from "./figures/plans.ts"
import { processes } from "./figures/processes.ts"
import { ready } from "./figures/ready.ts"
import { search } from "./figures/search.ts"
import { streams } from "./figures/streams.ts"
import { uncached } from "./figures/uncached.ts"
import { uploads } from "./figures/uploads.ts"
import { writes } from "./figures/writes.ts"

/** In the order of the table. */
export const figures: Figure[] = [
  ready,
  fresh,
  invalidation,
  uncached,
  writes,
  firstView,
  movingOn,
  growth,
  plans,
  search,
  alerts,
  processes,
  embedded,
  streams,
  uploads,
  build,
]
