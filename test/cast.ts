import { sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import { assemble } from "../server/assemble.ts"
import { readConfig } from "../server/config.ts"
import { refuseOtherFormats } from "../server/images/images.ts"
import type { Sandbox } from "../server/payments/sandbox.ts"
import { createLog } from "../server/log.ts"
import { makeAdmin } from "../server/users/users.ts"
import { testDatabase } from "./database.ts"
import { books } from "./paying.ts"
import { joins, lists, stranger } from "./people.ts"
import { temporaryFolder } from "./temporary-folder.ts"

const roles = { rahim: "Seller", sadia: "Seller", ana: "Buyer", tomal: "Buyer", admin: "Buyer" } as const

const site = () => "http://localhost:3000"
// nothing listens on the port of RFC 863
const self = () => "http://127.0.0.1:9"

// its last events may still be under way
let previous: Sandbox | undefined

/** An empty product with the named cast signed up and in, each through the real door. */
export async function cast(settings: NodeJS.ProcessEnv = {}, log = createLog("silent")) {
  const { db, pool } = await testDatabase()
  await previous?.delivered()
  await sql`truncate identity."user", identity.verification, contact, community, mails, users, categories, images, sandbox.intents, identity."rateLimits" cascade`.execute(
    db,
  )
  const dataDir = await temporaryFolder("backline-test-")
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: "off", ...settings })
  const secret = "a secret for tests, long enough to sign with"
  const { house, api } = assemble({
    config,
    secret,
    db,
    pool,
    log,
    site,
    self,
  })
  previous = house.sandbox
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
  // the cast's own confirmations
  await db.deleteFrom("mails").execute()
  const [guitars, drums] = [uuidv7(), uuidv7()]
  await stock()
  return { api, house, db, nobody, rahim, sadia, ana, tomal, admin, guitars, drums }

  async function stock() {
    const imageId = uuidv7()
    const sizes = JSON.stringify([{ url: `/photos/${imageId}-320.webp`, width: 320, height: 240 }])
    await db.insertInto("images").values({ id: imageId, sizes }).execute()
    const categories = [
      { id: guitars, categoryName: "Guitars & Basses", imageId, position: 0 },
      { id: drums, categoryName: "Drums & Percussion", imageId, position: 1 },
    ]
    await db.insertInto("categories").values(categories).execute()
  }
}

/** The cast, of whom Ana has booked Rahim's guitar. */
export async function booked(settings?: NodeJS.ProcessEnv) {
  const product = await cast(settings)
  const { rahim, ana, guitars } = product
  const productId = await lists(rahim, guitars)
  return { ...product, productId, bookingId: await books(ana, productId) }
}
