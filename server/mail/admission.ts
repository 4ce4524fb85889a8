import type { MailKind } from "../../contract/mails.ts"
import type { Db } from "../../db/tables.ts"
import type { AppContext } from "../process/app-context.ts"
import { isConfirmed } from "../identity/accounts.ts"
import { type Postponement, postpone } from "./postpone.ts"
import type { Mail } from "./mail.ts"
import { findByAddress } from "../users/notification-settings.ts"
import { nextDigest } from "./next-digest.ts"
import { settingOf } from "./setting-of.ts"

type Deps = Pick<AppContext, "db" | "mailBudgets">
type Decision = "admitted" | "dropped" | Postponement

/** Kinds that anyone can request for any address: dropped when over budget, since their links soon expire. */
export const requestable = ["confirmation", "reset", "ownReset", "invitation"] as const satisfies MailKind[]
/** Kinds without a budget here: abusing money mails costs money; jobs/send-digest.ts limits digests. */
const unlimited = ["money", "digest"] as const satisfies MailKind[]
/** Kinds that are mailed to unconfirmed addresses too: messages to the admins and their answers. */
const allowedUnconfirmed = ["message", "support"] as const satisfies MailKind[]

/** Admits, postpones or drops a mail (docs/decisions/0007). Returns whether to send it now. */
export async function admit({ db, mailBudgets }: Deps, mail: Mail) {
  const decision = await decide({ db, mailBudgets }, mail)
  if (decision === "dropped") await db.deleteFrom("mails").where("id", "=", mail.id).execute()
  else if (decision === "admitted")
    await db.updateTable("mails").set({ state: "admitted" }).where("id", "=", mail.id).execute()
  else await postpone(db, mail.id, decision)
  return decision === "admitted"
}

async function decide({ db, mailBudgets }: Deps, { kind, recipient }: Mail): Promise<Decision> {
  if (isOneOf(unlimited, kind)) return "admitted"
  const isUnconfirmed = !isOneOf(allowedUnconfirmed, kind) && !(await isConfirmed(db, recipient))
  if (!isOneOf(requestable, kind)) {
    if (isUnconfirmed) return "dropped"
    const chosen = await decideByChoice(db, kind, recipient)
    if (chosen !== "admitted") return chosen
    const { isWithin, endsAt } = await mailBudgets[kind](recipient)
    return isWithin ? "admitted" : { heldUntil: endsAt, isDaily: false }
  }
  if (!(await mailBudgets[kind](recipient)).isWithin) return "dropped"
  if (isUnconfirmed && !(await mailBudgets.unconfirmed[kind](recipient)).isWithin) return "dropped"
  return "admitted"
}

async function decideByChoice(db: Db, kind: MailKind, recipient: string): Promise<Decision> {
  const setting = settingOf(kind)
  const reader = setting && (await findByAddress(db, recipient))
  if (!reader) return "admitted"
  const { [setting]: channels, digestHour } = reader.settings
  if (channels.mail === "never") return "dropped"
  return channels.mail === "daily" ? { heldUntil: nextDigest(digestHour), isDaily: true } : "admitted"
}

/** Drops mails whose kind the reader turned off while they were postponed. */
export async function filterWanted<Wanted extends Pick<Mail, "kind">>(
  db: Db,
  recipient: string,
  mails: Wanted[],
) {
  const reader = await findByAddress(db, recipient)
  return mails.filter(({ kind }) => {
    const setting = settingOf(kind)
    return !setting || reader?.settings[setting].mail !== "never"
  })
}

export function isOneOf<Kind extends MailKind>(kinds: readonly Kind[], kind: MailKind): kind is Kind {
  return kinds.some((each) => each === kind)
}
