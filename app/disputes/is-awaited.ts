export type Times = { answerBy: string; answeredAt?: string | undefined }

/** Whether the seller has said nothing yet, and still may before it is decided. */
export function isAwaited(times: Times) {
  return awaitedUntil(times) !== undefined
}

/** None once its seller has answered, or once the time for it is over: it may be decided at any moment. */
export function awaitedUntil({ answerBy, answeredAt }: Partial<Times>) {
  const isOpen = answerBy !== undefined && answeredAt === undefined && Date.now() < Date.parse(answerBy)
  return isOpen ? answerBy : undefined
}
