import * as vocabulary from "../products/vocabulary.ts"
import { everyMinute, type ScheduledJob } from "./job.ts"

export const refreshVocabulary: ScheduledJob = {
  schedule: everyMinute,
  run: ({ db }) => vocabulary.refreshVocabulary(db),
}
