import { Email } from "../../contract/fields.ts"
import type { Db } from "../../db/tables.ts"
import { onDatabase } from "./command.ts"
import { removeAdmin } from "../admins/end-admin.ts"
import { makeAdmin } from "../admins/make-admin.ts"

/** npm run admin -- [--remove] someone@example.org */
const options = process.argv.slice(2)
const change = options.includes("--remove") ? remove : make
const { data: email } = Email.safeParse(options.find((option) => !option.startsWith("--")))
await onDatabase(async ({ db }) => {
  if (!email) tell("Say whose account: npm run admin -- [--remove] someone@example.org", 1)
  else await change(db, email)
})

async function make(db: Db, email: string) {
  if (await makeAdmin(db, email)) tell(`${email} is an admin now.`, 0)
  else tell(`Nobody with the email ${email} has signed up yet.`, 1)
}

async function remove(db: Db, email: string) {
  if (await removeAdmin(db, email)) tell(`${email} is no longer an admin.`, 0)
  else tell(`There is no admin with the email ${email}.`, 1)
}

function tell(sentence: string, exitCode: number) {
  process.stdout.write(`${sentence}\n`)
  process.exitCode = exitCode
}
