import { aJpeg } from "../../test/pictures.ts"
import { withChromium } from "../chromium.ts"
import type { Context } from "../context.ts"
import { withDatabase } from "../database.ts"
import { spread } from "../counter.ts"
import { forgeAll, makeAll, signInAll } from "../forging.ts"
import { openOtherOrigin, shapes } from "../other-origin.ts"
import { atLeast, none, outcomeOf } from "../outcome.ts"
import { documentedCalls, unsafeCalls } from "../unsafe-calls.ts"

// the card provider makes it, and proves it by a signature
const signedOnly = "POST /api/payments/webhook"

/** Someone who is signed in looks at a page elsewhere, which makes the browser send every unsafe call, in every shape. */
export async function crossSite({ product: open, rounds, say }: Context) {
  const product = await open({ DEMO: "on" })
  const { address } = product
  const all = await unsafeCalls(product)
  const unknown = (await documentedCalls(product)).filter((name) => !all.some(({ call }) => call === name))
  if (unknown.length > 0) throw new Error(`nobody forges ${unknown.join(", ")}`)
  const calls = spread(all, rounds(all.length))
  const photo = Buffer.from(await (await aJpeg({ width: 320, height: 240 })).arrayBuffer()).toString("base64")
  const { anotherSite, sameSite, stop } = await openOtherOrigin()
  try {
    return await withDatabase(product, (db) =>
      withChromium(async (browser) => {
        const victims = await signInAll(browser, address, calls)
        const target = { address, db, calls, photo, victims }
        const far = await forgeAll(target, anotherSite)
        say(`${far.tried} from another site`)
        const near = await forgeAll(target, sameSite)
        say(`${near.tried} from another origin of the same site`)
        const refused = await makeAll(target)
        return outcomeOf({
          "unsafe calls": calls.length,
          shapes: shapes.length,
          "sent from another site": `${far.tried}, ${far.arrived} answered, ${far.withCookie} with the cookie`,
          "sent from another origin of the same site": `${near.tried}, ${near.arrived} answered`,
          // a cookie that is never sent would show nothing
          "of these with the cookie": atLeast(near.withCookie, calls.length + 1),
          accepted: none([...far.accepted, ...near.accepted]),
          "refused also from the product's own page": none(
            refused.filter((call) => !call.startsWith(signedOnly)),
          ),
        })
      }),
    )
  } finally {
    stop()
  }
}
