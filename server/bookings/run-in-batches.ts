import type { Logger } from "pino"

type Work = {
  findDue: () => Promise<string[]>
  /** Handles one booking. Returns false if there was nothing to do any more. */
  run: (id: string) => Promise<boolean>
  isOver: () => boolean
  log: Logger
  failed: string
}

/** Runs batches until one does nothing; a booking that fails does not block the others. */
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
