import * as sweep from "../payments/sweep.ts"
import type { RowJob } from "./job.ts"

export const resumeClaim: RowJob = sweep.resumeClaim
