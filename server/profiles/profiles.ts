import { sql } from "kysely"
import { fieldError } from "../../contract/checks.ts"
import type { Language } from "../../contract/language.ts"
import type { ProfileChange } from "../../contract/profile.ts"
import type { Db, Row, Tx } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import * as images from "../images/images.ts"
import { suspensionEnd } from "../users/suspended.ts"
import { accountRemoved, lockExclusively, type SignedIn } from "../users/users.ts"

export type Contact = Pick<Row<"profiles">, "phoneNumber" | "location">

export function get(db: Db, { id }: SignedIn) {
  return db
    .selectFrom("users")
    .leftJoin("profiles", "profiles.userId", "users.id")
    .leftJoin("images", "images.id", "profiles.imageId")
    .select(["users.id", "users.name", "users.email", "users.role", "users.language"])
    .select(["profiles.phoneNumber", "profiles.location", "images.sizes"])
    .select(["suspensionReason", suspensionEnd().as("suspendedUntil")])
    .where("users.id", "=", id)
    .executeTakeFirstOrThrow(() => accountRemoved)
}

export type ProfileRow = Awaited<ReturnType<typeof get>>

/** Stores contact data at its first use, for the next form; keeps what is stored already. */
export async function remember(db: Db, { id }: SignedIn, { phoneNumber, location }: Contact) {
  await db
    .insertInto("profiles")
    .columns(["userId", "phoneNumber", "location"])
    .expression(({ selectFrom, val }) =>
      selectFrom("users")
        .select(["id", val(phoneNumber).as("phoneNumber"), val(location).as("location")])
        .where("id", "=", id)
        .where("deletedAt", "is", null)
        // locks the user: a concurrent removal leaves no row here
        .forKeyShare(),
    )
    .onConflict((conflict) =>
      conflict
        .column("userId")
        .doUpdateSet({
          phoneNumber: firstOf("phoneNumber"),
          location: firstOf("location"),
        })
        .where(({ eb, or }) => or([eb("profiles.phoneNumber", "=", ""), eb("profiles.location", "=", "")])),
    )
    .execute()
}

function firstOf(column: keyof Contact) {
  const [before, now] = [sql.ref(`profiles.${column}`), sql.ref(`excluded.${column}`)]
  return sql<string>`coalesce(nullif(${before}, ''), ${now})`
}

/** Throws `invalid` for a photo that the person did not upload, and `not-signed-in`. */
export function change(db: Db, person: SignedIn, { name, language, photo, ...contact }: ProfileChange) {
  return db.transaction().execute(async (tx) => {
    const { identityId } = await lockExclusively(tx, person)
    if (name !== undefined) await rename(tx, person, identityId, name)
    if (language !== undefined) await chooseLanguage(tx, person.id, language)
    await tx
      .insertInto("profiles")
      .values({ userId: person.id, ...contact })
      .onConflict((conflict) => conflict.column("userId").doUpdateSet({ userId: person.id, ...contact }))
      .execute()
    if (photo !== undefined) await changePhoto(tx, person, identityId, photo)
  })
}

/** Changes the name in the access token too; bookings keep the name of their time. */
async function rename(tx: Tx, { id }: SignedIn, identityId: string | null, name: string) {
  await tx.updateTable("users").set({ name }).where("id", "=", id).where("name", "<>", name).execute()
  await tx.updateTable("identity.user").set({ name }).where("id", "=", identityId).execute()
}

async function chooseLanguage(tx: Tx, id: string, language: Language) {
  const chosen = { language, languageChosenAt: new Date() }
  await tx.updateTable("users").set(chosen).where("id", "=", id).execute()
}

async function changePhoto(tx: Tx, person: SignedIn, identityId: string | null, photo: string) {
  const imageId = photo === "" ? null : (await images.ownedBy(tx, person, [photo]))[0]
  if (imageId === undefined)
    throw Problem.invalid([{ path: ["photo"], message: fieldError("required", "photo") }])
  const own = tx.selectFrom("profiles").select("imageId").where("userId", "=", person.id)
  // the hourly job checks the previous photo again (delete-unused-images.ts)
  await tx.updateTable("images").set({ attachedAt: null }).where("id", "in", own).execute()
  await tx.updateTable("profiles").set({ imageId }).where("userId", "=", person.id).execute()
  const image = photo === "" ? null : photo
  await tx.updateTable("identity.user").set({ image }).where("id", "=", identityId).execute()
}
