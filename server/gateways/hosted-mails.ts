import type { Tx } from "../../db/tables.ts"
import { queueMail } from "../mail/mail.ts"
import { findByTransaction } from "../payments/claims.ts"
import { productSold, receipt, strayPayment } from "../payments/emails.ts"
import type { HostedPayment } from "./hosted-payments.ts"

export async function tellOfSale(tx: Tx, transactionId: string) {
  const sale = await findByTransaction(tx, transactionId)
  if (!sale) return
  await queueMail(tx, { email: sale.sellerEmail, language: sale.sellerLanguage }, productSold(sale))
  await queueMail(tx, { email: sale.buyerEmail, language: sale.buyerLanguage }, receipt(sale, transactionId))
}

export async function tellOfStray(
  tx: Tx,
  { buyerId, amount, transactionId }: HostedPayment,
  productName: string,
) {
  const buyer = await tx
    .selectFrom("users")
    .select(["email", "language"])
    .where("id", "=", buyerId)
    .executeTakeFirstOrThrow()
  await queueMail(tx, buyer, strayPayment(productName, amount, transactionId))
}
