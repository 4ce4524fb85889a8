type Times = { answerBy: string; answeredAt?: string | undefined }

/** Whether the seller has said nothing yet, and still may before it is decided. */
export function isAwaited({ answerBy, answeredAt }: Times) {
  return answeredAt === undefined && Date.now() < Date.parse(answerBy)
}
