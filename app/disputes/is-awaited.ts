export type Times = { answerBy: string; answeredAt?: string | undefined }

/** Whether the seller may still answer before the dispute is decided. */
export function isAwaited(times: Times) {
  return awaitedUntil(times) !== undefined
}

/** Returns the seller's deadline; undefined after the answer or the deadline, when the dispute can be decided. */
export function awaitedUntil({ answerBy, answeredAt }: Partial<Times>) {
  const isOpen = answerBy !== undefined && answeredAt === undefined && Date.now() < Date.parse(answerBy)
  return isOpen ? answerBy : undefined
}
