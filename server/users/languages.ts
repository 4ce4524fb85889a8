import type { Language } from "../../contract/language.ts"
import type { Db } from "../../db/tables.ts"

/** Returns the address with the language of its user or, without a user, of the request. */
export async function readerOf(db: Db, email: string, asked?: Language) {
  const user = await db
    .selectFrom("users")
    .select("language")
    .where("email", "=", email)
    .where("deletedAt", "is", null)
    .executeTakeFirst()
  return { email, language: user?.language ?? asked ?? "en" }
}

/** Stores the language of the sign-in request, unless the user has chosen one. */
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
