import type { Language } from "../../contract/language.ts"
import type { Db } from "../../db/tables.ts"

/** Whoever reads the mails to this address: in their language, else in that of the call. */
export async function readerOf(db: Db, email: string, asked?: Language) {
  const user = await db
    .selectFrom("users")
    .select("language")
    .where("email", "=", email)
    .where("deletedAt", "is", null)
    .executeTakeFirst()
  return { email, language: user?.language ?? asked ?? "en" }
}

/** What someone signs in with counts until they choose. */
export async function followLanguage(db: Db, identityId: string, language: Language | undefined) {
  if (!language) return
  await db
    .updateTable("users")
    .set({ language })
    .where("identityId", "=", identityId)
    .where("language", "<>", language)
    .where("languageChosenAt", "is", null)
    .execute()
}
