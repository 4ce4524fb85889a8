import type { Context } from "hono"
import { languageAsked } from "../http/texts.ts"
import type { Env } from "../process/app-context.ts"
import type { Mailbox } from "./announce.ts"

export function mailboxOf<E extends Env>(c: Context<E>): Mailbox {
  return { email: c.env.config.supportEmail, language: languageAsked(c) }
}
