import type { Tx } from "../../db/tables.ts"
import { queueMail } from "../mail/mail.ts"
import { findByTransaction } from "../payments/claims.ts"
import { productSold, receipt } from "../payments/emails.ts"

export async function queueSaleMails(tx: Tx, transactionId: string) {
  const sale = await findByTransaction(tx, transactionId)
  if (!sale) return
  await queueMail(tx, { email: sale.sellerEmail, language: sale.sellerLanguage }, productSold(sale))
  await queueMail(tx, { email: sale.buyerEmail, language: sale.buyerLanguage }, receipt(sale, transactionId))
}
