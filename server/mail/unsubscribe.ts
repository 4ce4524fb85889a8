import { z } from "zod"
import { type NotificationKind, notificationKinds } from "../../contract/notifications.ts"
import type { Db } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import { signToken, verifyToken } from "../identity/signed-token.ts"
import type { AppContext } from "../process/app-context.ts"
import { turnOffMails, findByAddress } from "../users/notification-settings.ts"
import type { Mail } from "./mail.ts"
import { settingOf } from "./setting-of.ts"

const type = "unsubscribe+jwt"
const lifetime = "400d"

/** `all` means every kind that can be turned off. */
const Claims = z.object({ sub: z.uuid(), kind: z.enum([...notificationKinds, "all"]) })
export type UnsubscribeKind = NotificationKind | "all"

/** Returns the one-click link of RFC 8058; undefined for a mail that cannot be turned off. */
export async function unsubscribeUrl(
  { db, secret, site }: Pick<AppContext, "db" | "secret" | "site">,
  { kind: mailKind, recipient }: Pick<Mail, "kind" | "recipient">,
) {
  const kind = mailKind === "digest" ? "all" : settingOf(mailKind)
  const reader = kind && (await findByAddress(db, recipient))
  if (!reader) return undefined
  const token = await signToken(secret, type, { sub: reader.userId, kind }, lifetime)
  return `${site()}/api/unsubscribe/${token}`
}

/** Returns the user of the link and the kind that it turns off. Throws `link-expired`. */
export async function readerOfLink({ db, secret }: Pick<AppContext, "db" | "secret">, token: string) {
  const claims = await verifyToken(secret, type, Claims, token)
  const reader =
    claims &&
    (await db
      .selectFrom("users")
      .select(["id", "language"])
      .where("id", "=", claims.sub)
      .where("deletedAt", "is", null)
      .executeTakeFirst())
  if (!reader) throw new Problem("link-expired", (say) => say.expiredLink)
  return { ...reader, kind: claims.kind }
}

/** Idempotent. */
export function unsubscribe(db: Db, reader: Awaited<ReturnType<typeof readerOfLink>>) {
  const kinds = notificationKinds.filter((kind) => reader.kind === "all" || kind === reader.kind)
  return turnOffMails(db, reader, kinds)
}
