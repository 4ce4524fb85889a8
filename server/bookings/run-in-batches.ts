import type { Logger } from "pino"

type Work = {
  findDue: () => Promise<string[]>
  /** Of one booking; false if there was nothing to do any more. */
  run: (id: string) => Promise<boolean>
  isOver: () => boolean
  log: Logger
  failed: string
}

/** Batch after batch, as long as something comes of it: one that fails keeps none of the others waiting. */
export async function runInBatches({ findDue, ...each }: Work) {
  let due = await findDue()
  while (due.length > 0 && !each.isOver() && (await runEach(due, each))) due = await findDue()
}

async function runEach(ids: string[], { run, isOver, log, failed }: Omit<Work, "findDue">) {
  let hasDone = false
  for (const id of ids) {
    if (isOver()) break
    try {
      hasDone = (await run(id)) || hasDone
    } catch (error) {
      log.error({ err: error, bookingId: id }, failed)
    }
  }
  return hasDone
}
