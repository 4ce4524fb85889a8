import { type QueryExecutorProvider, sql } from "kysely"

/** Language of a person's mails: that of the last sign-in, until the person chooses one. */
export async function up(db: QueryExecutorProvider) {
  await sql`alter table users
    add column language text not null default 'en'
      constraint "users: known language" check (language in ('en', 'bn')),
    add column "languageChosenAt" timestamptz`.execute(db)
}
