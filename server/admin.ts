import { Email } from "../contract/fields.ts"
import { readConfig } from "./config.ts"
import { openForCommand } from "./open.ts"
import { makeAdmin } from "./users/users.ts"

/** `npm run admin -- someone@example.org`: makes the first admin; later ones are made by an admin. */
const { data: email } = Email.safeParse(process.argv[2])
const { db, close } = await openForCommand(readConfig(process.env))
try {
  if (!email) tell("Say whose account: npm run admin -- someone@example.org", 1)
  else if (await makeAdmin(db, email)) tell(`${email} is an admin now.`, 0)
  else tell(`Nobody with the email ${email} has signed up yet.`, 1)
} finally {
  await close()
}

function tell(sentence: string, exitCode: number) {
  process.stdout.write(`${sentence}\n`)
  process.exitCode = exitCode
}
