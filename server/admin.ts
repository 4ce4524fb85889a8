import { Email } from "../contract/fields.ts"
import { onDatabase } from "./command.ts"
import { makeAdmin } from "./users/users.ts"

/** `npm run admin -- someone@example.org`: makes the first admin; later ones are made by an admin. */
const { data: email } = Email.safeParse(process.argv[2])
await onDatabase(async ({ db }) => {
  if (!email) tell("Say whose account: npm run admin -- someone@example.org", 1)
  else if (await makeAdmin(db, email)) tell(`${email} is an admin now.`, 0)
  else tell(`Nobody with the email ${email} has signed up yet.`, 1)
})

function tell(sentence: string, exitCode: number) {
  process.stdout.write(`${sentence}\n`)
  process.exitCode = exitCode
}
