import { createHash, randomBytes } from "node:crypto"
import { sql } from "kysely"
import {
  currency,
  type SandboxApproval,
  type SandboxCard,
  type SandboxIntent,
} from "../../contract/payments.ts"
import { highestPrice, lowestPrice } from "../../contract/fields.ts"
import { toPoisha } from "../../contract/poisha.ts"
import type { Db, Row } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import type { Sentence } from "../http/texts.ts"
import type { CardProvider, Intent, IntentToCreate } from "./card-provider.ts"
import { type Deliver, eventsOf } from "./sandbox-events.ts"

type Deps = { db: Db; secret: string; deliver: Deliver }

export type Sandbox = CardProvider & {
  /** Throws `card-declined`. */
  confirm(card: SandboxCard): Promise<SandboxIntent>
  approve(approval: SandboxApproval): Promise<SandboxIntent>
  delivered(): Promise<void>
}

export function sandbox({ db, secret, deliver }: Deps): Sandbox {
  const events = eventsOf(secret, deliver)

  async function transitionBySecret(clientSecret: string, step: Step) {
    const row = await transition(db, step)
      .where("clientSecret", "=", clientSecret)
      .returning(["id", "status"])
      .executeTakeFirst()
    if (row?.status === "requires_capture") events.tell(row.id)
    return row
  }

  async function transitionById(id: string, step: Step) {
    await transition(db, step).where("id", "=", id).execute()
    return findOrThrow(db, id)
  }

  return {
    limits: { lowest: toPoisha(lowestPrice), highest: toPoisha(highestPrice) },
    createIntent: (order) => createIntent(db, order),
    fetchIntent: (id) => find(db, id),
    capture: (id) => transitionById(id, "capture"),
    cancel: (id) => transitionById(id, "cancel"),
    refund: async (id, amount, idempotencyKey) => {
      const intent = await findOrThrow(db, id)
      if (intent.status !== "succeeded") return intent
      // as at Stripe, a partial refund changes no status
      const refunded = await addRefund(db, intent, { id: idempotencyKey, amount })
      return refunded < intent.amount ? intent : transitionById(id, "refund")
    },
    async *withMoney(since) {
      const intents = db.selectFrom("sandbox.intents").selectAll()
      const held = await intents.where("status", "=", sql<"requires_capture">`'requires_capture'`).execute()
      const taken = await intents.where("status", "=", "succeeded").where("capturedAt", ">", since).execute()
      yield* [...held, ...taken].map(toIntent)
    },
    delivered: () => events.delivered(),
    // no real money is captured, so there are no chargebacks
    // oxlint-disable-next-line eslint/no-empty-function
    async *chargebacksSince() {},
    fetchChargeback: () => Promise.resolve(undefined),
    readEvent: (rawBody, headers) => events.read(rawBody, headers),
    async confirm(card) {
      refuseBadCard(card)
      const needsApproval = digits(card.number) === approvalCard
      const confirmed = await transitionBySecret(card.clientSecret, needsApproval ? "ask" : "confirm")
      return confirmed ?? findBySecret(db, card.clientSecret)
    },
    async approve({ clientSecret, approved }) {
      const answered = await transitionBySecret(clientSecret, approved ? "approve" : "refuse")
      if (answered && !approved) throw declined((say) => say.declined.notApproved)
      return answered ?? findBySecret(db, clientSecret)
    },
  }
}

async function createIntent(db: Db, { amount, metadata, idempotencyKey }: IntentToCreate) {
  const id = `pi_${createHash("sha256").update(idempotencyKey).digest("hex").slice(0, 24)}`
  await db
    .insertInto("sandbox.intents")
    .values({
      id,
      clientSecret: `${id}_secret_${randomBytes(16).toString("hex")}`,
      amount,
      currency: currency.toLowerCase(),
      metadata: JSON.stringify(metadata),
      status: "requires_payment_method",
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute()
  return findOrThrow(db, id)
}

type Status = Intent["status"]
type Step = keyof typeof steps

const unpaid = ["requires_payment_method", "requires_action"] as const

const steps = {
  confirm: { from: unpaid, to: "requires_capture" },
  ask: { from: unpaid, to: "requires_action" },
  approve: { from: ["requires_action"], to: "requires_capture" },
  refuse: { from: ["requires_action"], to: "requires_payment_method" },
  capture: { from: ["requires_capture"], to: "succeeded" },
  cancel: { from: [...unpaid, "requires_capture"], to: "canceled" },
  refund: { from: ["succeeded"], to: "canceled" },
} as const satisfies Record<string, { from: readonly Status[]; to: Status }>

function transition(db: Db, step: Step) {
  const { from, to } = steps[step]
  return db
    .updateTable("sandbox.intents")
    .set({
      status: to,
      ...(to === "requires_capture" && { heldAt: new Date() }),
      ...(to === "succeeded" && { capturedAt: new Date() }),
    })
    .where("status", "in", from)
}

async function addRefund(db: Db, { id: intentId }: Intent, refund: { id: string; amount: number }) {
  await db
    .insertInto("sandbox.cardRefunds")
    .values({ ...refund, intentId })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute()
  const { sum } = await db
    .selectFrom("sandbox.cardRefunds")
    .select(({ fn }) => fn.sum<string>("amount").as("sum"))
    .where("intentId", "=", intentId)
    .executeTakeFirstOrThrow()
  return Number(sum)
}

async function find(db: Db, id: string) {
  const row = await db.selectFrom("sandbox.intents").selectAll().where("id", "=", id).executeTakeFirst()
  return row && toIntent(row)
}

async function findOrThrow(db: Db, id: string) {
  const intent = await find(db, id)
  if (!intent) throw new Error(`the sandbox has no intent ${id}`)
  return intent
}

async function findBySecret(db: Db, clientSecret: string) {
  const row = await db
    .selectFrom("sandbox.intents")
    .select(["id", "status"])
    .where("clientSecret", "=", clientSecret)
    .executeTakeFirst()
  if (!row) throw new Problem("not-found", (say) => say.unknownPayment)
  return row
}

function toIntent({ createdAt, heldAt, capturedAt: _, ...intent }: Row<"sandbox.intents">): Intent {
  return { ...intent, heldAt: heldAt ?? createdAt }
}

const goodCard = "4242424242424242"
const approvalCard = "4000002500003155"
const declines = new Map<string, Sentence>([
  ["4000000000000002", (say) => say.declined.declined],
  ["4000000000009995", (say) => say.declined.insufficientFunds],
  ["4000000000000069", (say) => say.declined.expired],
  ["4000000000000127", (say) => say.declined.wrongSecurityCode],
])

function refuseBadCard({ number, expiry, cvc }: SandboxCard) {
  const card = digits(number)
  if (!passesLuhn(card)) throw declined((say) => say.declined.invalidNumber)
  const sentence = declines.get(card)
  if (sentence) throw declined(sentence)
  if (isPast(expiry)) throw declined((say) => say.declined.expired)
  if (!/^\d{3,4}$/.test(cvc)) throw declined((say) => say.declined.wrongSecurityCode)
  if (card !== goodCard && card !== approvalCard) throw declined((say) => say.declined.notATestCard)
}

function declined(sentence: Sentence) {
  return new Problem("card-declined", sentence)
}

function digits(number: string) {
  return number.replaceAll(/[\s-]/g, "")
}

// ISO/IEC 7812-1, annex B
function passesLuhn(card: string) {
  if (!/^\d{12,19}$/.test(card)) return false
  const sum = Array.from(card)
    .toReversed()
    .map((digit, place) => Number(digit) * (place % 2 === 1 ? 2 : 1))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0
}

/** "MM/YY", valid until the end of the month. */
function isPast(expiry: string) {
  const [, month = "", year = ""] = /^(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(expiry) ?? []
  if (!month) throw declined((say) => say.declined.incompleteExpiry)
  return Date.UTC(2000 + Number(year), Number(month)) <= Date.now()
}
