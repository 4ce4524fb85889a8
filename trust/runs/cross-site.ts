import { withChromium } from "../chromium.ts"
import type { Context } from "../context.ts"
import { withDatabase } from "../database.ts"
import { pickEvenly } from "../counter.ts"
import { forgeAll, makeAll, signInAll } from "../forging.ts"
import { openOtherOrigin, shapes } from "../other-origin.ts"
import { atLeast, none, outcomeOf } from "../outcome.ts"
import { unsafeCalls } from "../unsafe-calls.ts"

// calls of providers, which prove themselves by a signature
const signedOnly = ["POST /api/payments/webhook", "POST /api/payments/notice"]
/** Sent from a gateway's own site by design: without cookies, it only makes the product ask the gateway. */
const fromElsewhere = "POST /api/payments/return"

/** Signed-in users visit another site's page, which makes their browsers send every unsafe call, in every shape. */
export async function crossSite({ product: open, rounds, say }: Context) {
  const product = await open({ DEMO: "on" })
  const all = (await unsafeCalls(product)).filter(({ call }) => !call.startsWith(fromElsewhere))
  const calls = pickEvenly(all, rounds(all.length))
  const { anotherSite, sameSite, stop } = await openOtherOrigin()
  try {
    return await withDatabase(product, (db) =>
      withChromium(async (browser) => {
        const victims = await signInAll(browser, product.address, calls)
        const far = await forgeAll(victims, db, anotherSite)
        say(`${far.tried} from another site`)
        const near = await forgeAll(victims, db, sameSite)
        say(`${near.tried} from another origin of the same site`)
        const refused = (await makeAll(victims)).filter(
          (call) => !signedOnly.some((each) => call.startsWith(each)),
        )
        return outcomeOf({
          "unsafe calls": calls.length,
          shapes: shapes.length,
          "sent from another site": `${far.tried}, ${far.arrived} answered, ${far.withCookie} with the cookie`,
          "sent from another origin of the same site": `${near.tried}, ${near.arrived} answered`,
          // shows that cookies were sent at all
          "of these with the cookie": atLeast(near.withCookie, calls.length + 1),
          accepted: none([...far.accepted, ...near.accepted]),
          "refused also from the product's own page": none(refused),
        })
      }),
    )
  } finally {
    stop()
  }
}
