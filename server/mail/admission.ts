import type { MailKind } from "../../contract/mails.ts"
import type { Row } from "../../db/tables.ts"
import type { AppContext } from "../process/app-context.ts"
import { isConfirmed } from "../identity/accounts.ts"
import type { Mail } from "./mail.ts"

type Deps = Pick<AppContext, "db" | "mailBudgets">
type Fate = { state: Row<"mails">["state"]; dueAt?: Date } | "dropped"

/** What someone may ask for by an address alone, which may be a stranger's. More of it is dropped, never a digest. */
const asked = ["confirmation", "reset", "ownReset", "invitation"] as const satisfies MailKind[]
/** Those about money cost whoever causes them; a digest is bounded where it is made. */
const unbounded = ["money", "digest"] as const satisfies MailKind[]

/**
 * Answers whether a mail may go now, and marks it so (docs/decisions/0043). To an address that nobody has confirmed goes
 * only what was asked for. Beyond its recipient's budget a mail is held for a digest, or dropped.
 */
export async function admit({ db, mailBudgets }: Deps, mail: Mail) {
  const fate = await fateOf({ db, mailBudgets }, mail)
  if (fate === "dropped") await db.deleteFrom("mails").where("id", "=", mail.id).execute()
  else await db.updateTable("mails").set(fate).where("id", "=", mail.id).execute()
  return fate !== "dropped" && fate.state === "admitted"
}

async function fateOf({ db, mailBudgets }: Deps, { kind, recipient }: Mail): Promise<Fate> {
  if (isOneOf(unbounded, kind)) return admitted
  // messages go to the operator's own address, which is a setting
  const isUnconfirmed = kind !== "message" && !(await isConfirmed(db, recipient))
  const { isWithin, endsAt } = await mailBudgets[kind](recipient)
  if (!isOneOf(asked, kind)) {
    if (isUnconfirmed) return "dropped"
    return isWithin ? admitted : { state: "held", dueAt: endsAt }
  }
  if (!isWithin) return "dropped"
  if (isUnconfirmed && !(await mailBudgets.unconfirmed[kind](recipient)).isWithin) return "dropped"
  return admitted
}

const admitted = { state: "admitted" } as const

function isOneOf<Kind extends MailKind>(kinds: readonly Kind[], kind: MailKind): kind is Kind {
  return kinds.some((each) => each === kind)
}
