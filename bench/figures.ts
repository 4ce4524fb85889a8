import type { Figure } from "./figure.ts"
import { embedded } from "./figures/embedded.ts"
import { fresh } from "./figures/fresh.ts"
import { growth } from "./figures/growth.ts"
import { processes } from "./figures/processes.ts"
import { ready } from "./figures/ready.ts"

/** In the order of the table. */
export const figures: Figure[] = [ready, fresh, growth, processes, embedded]
