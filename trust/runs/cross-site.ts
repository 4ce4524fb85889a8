import { aJpeg } from "../../test/pictures.ts"
import { withChromium } from "../chromium.ts"
import { openElsewhere, shapes } from "../elsewhere.ts"
import { forgeAll, makeAll, signInAll } from "../forging.ts"
import { framings } from "../framing.ts"
import type { Outcome, Run } from "../run.ts"
import { spread } from "../spread.ts"
import { documentedCalls, unsafeCalls } from "../unsafe-calls.ts"

// the card provider makes it, and proves it by a signature
const signedOnly = "POST /api/payments/webhook"

/** Someone who is signed in looks at a page elsewhere, which makes the browser send every unsafe call, in every shape. */
export const crossSite: Run = {
  engines: ["embedded"],
  async run({ product: open, rounds, say }) {
    const product = await open({ DEMO: "on" })
    const all = await unsafeCalls(product)
    const unknown = (await documentedCalls(product)).filter((name) => !all.some(({ call }) => call === name))
    if (unknown.length > 0) throw new Error(`nobody forges ${unknown.join(", ")}`)
    const calls = spread(all, rounds(all.length))
    const { address } = product
    const photo = await aJpeg({ width: 320, height: 240 })
    const elsewhere = await openElsewhere()
    const { db, close } = await product.database()
    try {
      return await withChromium(async (browser) => {
        const victims = await signInAll(browser, address, calls)
        const target = {
          address,
          db,
          calls,
          photo: Buffer.from(await photo.bytes()).toString("base64"),
          victims,
        }
        const far = await forgeAll(target, elsewhere.anotherSite)
        say(`${far.tried} from another site`)
        const near = await forgeAll(target, elsewhere.sameSite)
        say(`${near.tried} from another origin of the same site`)
        const refused = await makeAll(target)
        const framed = await framings(browser, address, [elsewhere.anotherSite, elsewhere.sameSite])
        return outcome({ calls: calls.length, far, near, refused, framed })
      })
    } finally {
      await close()
      elsewhere.stop()
    }
  },
}

type Found = {
  calls: number
  far: Awaited<ReturnType<typeof forgeAll>>
  near: Awaited<ReturnType<typeof forgeAll>>
  refused: Awaited<ReturnType<typeof makeAll>>
  framed: Awaited<ReturnType<typeof framings>>
}

function outcome({ calls, far, near, refused, framed }: Found): Outcome {
  const accepted = [...far.accepted, ...near.accepted]
  const wrong = refused.filter(({ call }) => call !== signedOnly)
  const examples = [
    ...accepted,
    ...framed.shown,
    ...wrong.map(({ call, status }) => `${status} at home: ${call}`),
  ]
  return {
    measured: `${calls} unsafe calls in ${shapes.length} shapes: ${far.tried} sent from another site (${far.arrived} answered, ${far.withCookie} with the cookie) and ${near.tried} from another origin of the same site (${near.arrived} answered, ${near.withCookie} with the cookie), ${accepted.length} accepted; ${calls - refused.length} of the calls are accepted from the product's own page; framed ${framed.shown.length} of ${framed.tried} times${examples.length > 0 ? ` (${examples.slice(0, 3).join("; ")})` : ""}`,
    held:
      accepted.length + framed.shown.length + wrong.length === 0 &&
      framed.isWatching &&
      // a cookie that is never sent would show nothing
      near.withCookie > calls,
  }
}
