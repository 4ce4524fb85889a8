import { z } from "zod"
import { confirmationSeconds } from "../../contract/identity.ts"
import type { Db } from "../../db/tables.ts"
import { queueMail } from "../mail/mail.ts"
import { Problem } from "../http/problem.ts"
import { signToken, verifyToken } from "./signed-token.ts"
import type { Account } from "./accounts.ts"

const type = "confirmation+jwt"
const Claims = z.object({ sub: z.uuid() })

/** Mails the link with which a new person proves that the address is theirs. Nothing waits for it. */
export async function mailConfirmation(
  db: Db,
  { secret, site }: { secret: string; site: () => string },
  { id, email }: Pick<Account, "id" | "email">,
) {
  const token = await signToken(secret, type, { sub: id }, `${confirmationSeconds}s`)
  await queueMail(
    db,
    { email },
    {
      // without a name: whoever signed up may be a stranger who wants to say something to this address
      kind: "confirmation",
      subject: "Welcome to Backline",
      paragraphs: [
        "Hello,",
        `your account is ready. Please confirm within ${confirmationSeconds / 3600} hours that this address is yours: then you can also log in with Google, nobody else can, and we mail you what concerns you, such as who booked your product.`,
        "If you did not sign up, do nothing.",
      ],
      // behind the hash, so that it stands in no log on its way
      action: { label: "Confirm this address", url: `${site()}/confirm-email#${token}` },
    },
  )
}

/**
 * Whoever follows the link reads the mails of that address. That they also signed up is told by `isOwnBrowser`: without it
 * the account stays unconfirmed. Throws `link-expired` and `not-signed-in`.
 */
export async function confirm(
  db: Db,
  secret: string,
  token: string,
  isOwnBrowser: (identityId: string) => Promise<boolean>,
) {
  const claims = await verifyToken(secret, type, Claims, token)
  const accounts = db.selectFrom("identity.user").select(["id", "emailVerified"])
  const account = claims && (await accounts.where("id", "=", claims.sub).executeTakeFirst())
  if (!account) throw new Problem("link-expired", "This link no longer counts.")
  if (account.emailVerified) return
  if (!(await isOwnBrowser(account.id))) throw elsewhere
  await db.updateTable("identity.user").set({ emailVerified: true }).where("id", "=", account.id).execute()
}

const elsewhere = new Problem(
  "not-signed-in",
  "You signed up in another browser. Log in here with the password you chose, then confirm once more. If you did not sign up, choose a new password: then the account is yours alone.",
)
