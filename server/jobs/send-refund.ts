import { sendHostedRefund } from "../gateways/refunds.ts"
import { isOfCard, sendRefund } from "../payments/refunds.ts"
import type { RowJob } from "./job.ts"

export const sendAnyRefund: RowJob = async (context, id) =>
  (await isOfCard(context.db, id)) ? sendRefund(context, id) : sendHostedRefund(context, id)
