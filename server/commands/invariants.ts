import { onDatabase } from "./command.ts"
import { toBdt } from "../../contract/poisha.ts"
import { owing } from "../ledger/invariants.ts"
import { createLog } from "../process/log.ts"
import { violations } from "../invariants/violations.ts"
import { sandbox } from "../payments/sandbox.ts"
import { stripeCards } from "../payments/stripe.ts"
import { authSecret } from "../config/secret.ts"

await onDatabase(async ({ db }, config) => {
  const secret = await authSecret(config)
  const cards = config.stripe
    ? stripeCards(config.stripe, createLog(config.logLevel))
    : sandbox({ db, secret, deliver: () => Promise.reject(new Error("nobody to tell")) })
  const found = await violations(db, cards)
  const { count } = await db
    .selectFrom("payments")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow()
  const verdict = found.length === 0 ? `All invariants hold: ${count} payments.` : found.join("\n")
  const below = (await owing(db)).map(
    ({ id, amount }) => `Seller ${id} owes ${toBdt(amount)} BDT: the next sales make it up.`,
  )
  process.stdout.write(`${[verdict, ...below].join("\n")}\n`)
  process.exitCode = found.length === 0 ? 0 : 1
})
