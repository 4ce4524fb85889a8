import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../db/tables.ts"
import { violations } from "../../server/invariants/violations.ts"
import { sandboxOf } from "../database.ts"

/** What a provider has taken for a transaction, in poisha, less refunds. */
export type Takings = { transaction: string; provider: string; amount: number }

/** The takings in the embedded providers, and those of others. */
const takingsBy = (others: Takings[]) => sql`(
    select id as transaction, 'card' as provider, amount - coalesce((select sum(parts.amount)
      from sandbox."cardRefunds" as parts where "intentId" = intents.id), 0) as amount
    from sandbox.intents where status = 'succeeded'
    union all select "transactionId", 'sandbox', amount - coalesce((select sum(refunds.amount) from sandbox.refunds
      where refunds."transactionId" = sessions."transactionId"), 0)
    from sandbox.sessions where state = 'paid'
    union all select * from jsonb_to_recordset(${JSON.stringify(others)}::jsonb)
      as others (transaction text, provider text, amount integer)
  )`

/** Rules once nothing is pending: nobody has paid for what they did not get, and ledger and providers agree. */
const rulesFor = (takings: RawBuilder<unknown>) => ({
  "money taken of a buyer who has nothing for it": sql`
    select transaction as id from ${takings} as takings where amount <> 0 and not exists (
      select from payments join bookings on bookings.id = "bookingId"
      where "transactionId" = transaction and kind = 'deal' and payments.state in ('captured', 'refunded')
        and bookings.state in ('paid', 'sent', 'delivered', 'disputed', 'completed'))`,
  "a sale without its money": sql`
    select "transactionId" as id from payments where kind = 'deal' and state = 'captured' and not exists (
      select from ${takings} as takings where transaction = "transactionId" and takings.amount = payments.amount
        - coalesce((select sum(refunds.amount) from refunds where "paymentId" = payments.id), 0))`,
  "a provider with other money than the ledger says": sql`
    select provider as id from (
      select provider, amount from ${takings} as takings
      union all select provider, -amount from "ledgerLines" where account = 'cash' and provider not in ('bank', 'hand')
      -- of a refund whose answer was lost, the gateway's own page says that it was paid
      union all select payments.provider, refunds.amount from refunds join payments on payments.id = "paymentId"
      where refunds.state = 'byHand'
    ) as lines group by provider having sum(amount) <> 0`,
  "a ledger that does not sum to 0": sql`select 'ledger' as id from "ledgerLines" having sum(amount) <> 0`,
  "a hold that is still open": sql`select id from sandbox.intents where status = 'requires_capture'`,
  "a claim that is still open": sql`select id::text from payments where state = 'claimed'`,
  "a refund that is not done": sql`select id::text from refunds where state not in ('done', 'byHand', 'byBank')`,
})

async function violationsOfRules(db: Db, others: Takings[]) {
  const found: string[] = []
  for (const [rule, query] of Object.entries(rulesFor(takingsBy(others)))) {
    const { rows } = await sql<{ id: string }>`${query}`.execute(db)
    found.push(...rows.map(({ id }) => `${rule}: ${id}`))
  }
  return found
}

type Wrong = { found: string; productId: string | null }

/** All violations, each with its product if it is about one; `others` are the takings of external gateways. */
export async function findViolations(db: Db, secret: string, others: Takings[] = []): Promise<Wrong[]> {
  const all = [...(await violations(db, sandboxOf(db, secret))), ...(await violationsOfRules(db, others))]
  const wrong: Wrong[] = []
  for (const found of all)
    wrong.push({ found, productId: await productOf(db, found.split(": ").at(-1) ?? "") })
  return wrong
}

async function productOf(db: Db, id: string) {
  const { rows } = await sql<{ productId: string }>`
    select id as "productId" from products where id::text = ${id}
    union all select "productId" from bookings where id::text = ${id}
    union all select "productId" from payments where id::text = ${id} or "transactionId" = ${id}
    union all select "productId" from offers where id::text = ${id}
    union all select bookings."productId" from refunds join bookings on bookings.id = "bookingId" where refunds.id::text = ${id}`.execute(
    db,
  )
  return rows[0]?.productId ?? null
}
