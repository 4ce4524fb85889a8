import { assemble } from "../server/process/assemble.ts"
import { readConfig } from "../server/config/config.ts"
import { refuseOtherFormats } from "../server/images/variants.ts"
import { createLog } from "../server/process/log.ts"
import { makeAdmin } from "../server/admins/make-admin.ts"
import type { connect } from "../db/connect.ts"
import { type Person, stranger } from "./people.ts"
import { insertSession, insertUser, insertUsers } from "./insert-user.ts"
import { temporaryFolder } from "./temporary-folder.ts"

type Database = Pick<ReturnType<typeof connect>, "db" | "pool">

export const secret = "a secret for tests, long enough to sign with"

const site = () => "http://localhost:3000"
// nothing listens on the discard port of RFC 863
const self = () => "http://127.0.0.1:9"

/** The app in process on this database, with five users signed up and signed in. */
export async function signUpUsers(
  { db, pool }: Database,
  settings: NodeJS.ProcessEnv = {},
  log = createLog("silent"),
) {
  const dataDir = await temporaryFolder("backline-test-")
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: "off", ...settings })
  const { context, api } = assemble({ config, secret, db, pool, log, site, self })
  refuseOtherFormats()
  const nobody = stranger(api)
  const product = { api, db, secret, publicUrl: config.publicUrl }
  const newUser = (name: string, role: "Seller" | "Buyer") => insertUser(product, name, role)
  const newSession = (person: Person) => insertSession(product, person)
  const [rahim, sadia, ana, tomal, admin] = await five(product)
  await makeAdmin(db, admin.email)
  return { api, context, db, newUser, newSession, nobody, rahim, sadia, ana, tomal, admin }
}

async function five(product: Parameters<typeof insertUsers>[0]) {
  const people = await insertUsers(product, [
    { name: "Rahim Uddin", role: "Seller" },
    { name: "Sadia Islam", role: "Seller" },
    { name: "Ana Gomes", role: "Buyer" },
    { name: "Tomal Das", role: "Buyer" },
    { name: "Anika Rahman", role: "Buyer" },
  ])
  const [rahim, sadia, ana, tomal, admin] = people
  if (!rahim || !sadia || !ana || !tomal || !admin) throw new Error("Not all were inserted.")
  return [rahim, sadia, ana, tomal, admin] as const
}
