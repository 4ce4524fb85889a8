import type { Figure } from "./figure.ts"
import { processes } from "./figures/processes.ts"

/** In the order of the table. */
export const figures: Figure[] = [processes]
