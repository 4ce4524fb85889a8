import { assemble } from "../server/assemble.ts"
import { readConfig } from "../server/config.ts"
import { refuseOtherFormats } from "../server/images/images.ts"
import { createLog } from "../server/log.ts"
import { makeAdmin } from "../server/users/users.ts"
import type { connect } from "../db/connect.ts"
import { joins, stranger } from "./people.ts"
import { temporaryFolder } from "./temporary-folder.ts"

type Database = Pick<ReturnType<typeof connect>, "db" | "pool">

export const secret = "a secret for tests, long enough to sign with"
const roles = { rahim: "Seller", sadia: "Seller", ana: "Buyer", tomal: "Buyer", admin: "Buyer" } as const

const site = () => "http://localhost:3000"
// nothing listens on the port of RFC 863
const self = () => "http://127.0.0.1:9"

/** The product in process on this database, with the named cast signed up and in, each through the real door. */
export async function troupe(
  { db, pool }: Database,
  settings: NodeJS.ProcessEnv = {},
  log = createLog("silent"),
) {
  const dataDir = await temporaryFolder("backline-test-")
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: "off", ...settings })
  const { house, api } = assemble({ config, secret, db, pool, log, site, self })
  refuseOtherFormats()
  const nobody = stranger(api)
  const [rahim, sadia, ana, tomal, admin] = await Promise.all([
    joins(api, "Rahim Uddin", roles.rahim),
    joins(api, "Sadia Islam", roles.sadia),
    joins(api, "Ana Gomes", roles.ana),
    joins(api, "Tomal Das", roles.tomal),
    joins(api, "Anika Rahman", roles.admin),
  ])
  await makeAdmin(db, admin.email)
  return { api, house, db, nobody, rahim, sadia, ana, tomal, admin }
}
