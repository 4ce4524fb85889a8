import type { Language } from "../../contract/language.ts"
import type { Db } from "../../db/tables.ts"

/** Of the mails to this address, where a person has it. */
export async function languageOf(db: Db, email: string) {
  const user = await db
    .selectFrom("users")
    .select("language")
    .where("email", "=", email)
    .where("deletedAt", "is", null)
    .executeTakeFirst()
  return user?.language
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
