import { createHash, randomBytes } from "node:crypto"
import {
  currency,
  type SandboxApproval,
  type SandboxCard,
  sandboxDeclines,
  type SandboxIntent,
} from "../../contract/payments.ts"
import type { Db, Row } from "../../db/tables.ts"
import { Problem } from "../problem.ts"
import type { CardProvider, Intent } from "./card-provider.ts"
import { type Deliver, eventsOf } from "./sandbox-events.ts"

type Ground = { db: Db; secret: string; deliver: Deliver }

export type Sandbox = CardProvider & {
  /** What a browser does with a card. Throws `card-declined` with the provider's sentence. */
  confirm(card: SandboxCard): Promise<SandboxIntent>
  /** The step that some cards ask for. */
  approve(approval: SandboxApproval): Promise<SandboxIntent>
  /** Resolves when its events so far have arrived: then nothing of it is under way. */
  delivered(): Promise<void>
}

/** The embedded card provider: the same steps as a real one, with books of its own, and no money. */
export function sandbox({ db, secret, deliver }: Ground): Sandbox {
  const events = eventsOf(secret, deliver)

  async function confirmed(clientSecret: string, status: "requires_capture" | "requires_action") {
    const row = await db
      .updateTable("sandbox.intents")
      .set({ status })
      .where("clientSecret", "=", clientSecret)
      .where("status", "in", ["requires_payment_method", "requires_action"])
      .returning(["id", "status"])
      .executeTakeFirst()
    if (row?.status === "requires_capture") events.tell(row.id)
    return row ?? (await bySecret(db, clientSecret))
  }

  return {
    async createIntent({ amount, metadata, idempotencyKey }) {
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
      return mustFind(db, id)
    },
    fetchIntent: (id) => find(db, id),
    capture: (id) => move(db, id, ["requires_capture"], "succeeded"),
    cancel: (id) => move(db, id, notTaken, "canceled"),
    // the sandbox keeps no charges beside its intents, so a refund too ends as canceled
    refund: (id) => move(db, id, ["succeeded"], "canceled"),
    async *withMoney(since) {
      const rows = await db
        .selectFrom("sandbox.intents")
        .selectAll()
        .where("status", "in", ["requires_capture", "succeeded"])
        .where("createdAt", ">", since)
        .execute()
      yield* rows.map(toIntent)
    },
    delivered: () => events.delivered(),
    readEvent: (rawBody, headers) => events.read(rawBody, headers),
    async confirm(card) {
      refuseBadCard(card)
      await bySecret(db, card.clientSecret)
      const needsApproval = digits(card.number) === approvalCard
      return confirmed(card.clientSecret, needsApproval ? "requires_action" : "requires_capture")
    },
    async approve({ clientSecret, approved }) {
      const { status } = await bySecret(db, clientSecret)
      if (!approved && status === "requires_action") {
        const { id } = await bySecret(db, clientSecret)
        await move(db, id, ["requires_action"], "requires_payment_method")
        throw declined("Your bank did not approve this payment. Please try another card.")
      }
      return confirmed(clientSecret, "requires_capture")
    },
  }
}

const notTaken: Intent["status"][] = ["requires_payment_method", "requires_action", "requires_capture"]

async function move(db: Db, id: string, from: Intent["status"][], to: Intent["status"]) {
  await db
    .updateTable("sandbox.intents")
    .set({ status: to })
    .where("id", "=", id)
    .where("status", "in", from)
    .execute()
  return mustFind(db, id)
}

async function find(db: Db, id: string) {
  const row = await db.selectFrom("sandbox.intents").selectAll().where("id", "=", id).executeTakeFirst()
  return row && toIntent(row)
}

async function mustFind(db: Db, id: string) {
  const intent = await find(db, id)
  if (!intent) throw new Error(`the sandbox has no intent ${id}`)
  return intent
}

async function bySecret(db: Db, clientSecret: string) {
  const row = await db
    .selectFrom("sandbox.intents")
    .select(["id", "status"])
    .where("clientSecret", "=", clientSecret)
    .executeTakeFirst()
  if (!row) throw new Problem("not-found", "There is no such payment.")
  return row
}

function toIntent({ metadata, ...row }: Row<"sandbox.intents">): Intent {
  return { ...row, metadata }
}

const goodCard = "4242424242424242"
const approvalCard = "4000002500003155"
const declines = new Map<string, string>(Object.entries(sandboxDeclines))

function refuseBadCard({ number, expiry, cvc }: SandboxCard) {
  const card = digits(number)
  if (!passesLuhn(card)) throw declined("Your card number is invalid.")
  const sentence = declines.get(card)
  if (sentence) throw declined(sentence)
  if (isPast(expiry)) throw declined("Your card has expired.")
  if (!/^\d{3,4}$/.test(cvc)) throw declined("Your card's security code is incorrect.")
  if (card !== goodCard && card !== approvalCard)
    throw declined("Your card was declined. In test mode only the test cards work.")
}

function declined(sentence: string) {
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

/** "MM/YY", valid to the end of its month. */
function isPast(expiry: string) {
  const [, month = "", year = ""] = /^(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(expiry) ?? []
  if (!month) throw declined("Your card's expiry date is incomplete.")
  return Date.UTC(2000 + Number(year), Number(month)) <= Date.now()
}
