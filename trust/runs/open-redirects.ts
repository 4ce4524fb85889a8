import { withChromium } from "../chromium.ts"
import type { Context } from "../context.ts"
import { pickEvenly } from "../counter.ts"
import { atLeast, holds, none, outcomeOf } from "../outcome.ts"
import { returnPaths } from "../return-paths.ts"
import { detectsLeaving, recordReturns, type Way } from "../returning.ts"

const honest = "/categories"
const ways: Way[] = ["password", "google", "cancelled"]

/** People log in in every way with return paths that would lead to another origin. */
export async function openRedirects({ product: open, rounds, seed, size, say }: Context) {
  const { address } = await open({ DEMO: "on" })
  const due = Math.max(size === "small" ? 4 : 10, rounds(returnPaths.length))
  const paths = pickEvenly(returnPaths, due, seed)
  return withChromium(async (browser) => {
    const isWatching = await detectsLeaving(browser, address)
    const all = await Promise.all(
      ways.map(async (way) => {
        const { returns, left, close } = await recordReturns(browser, address, way)
        // control: a harmless path is followed
        const isBack = (await returns(honest)) === honest || way === "cancelled"
        const lost: string[] = []
        for (const path of paths)
          await returns(path).catch((error: unknown) => lost.push(`${path} by ${way}: ${String(error)}`))
        await close()
        say(`${paths.length} by ${way}`)
        return { isBack, left, lost }
      }),
    )
    return outcomeOf({
      "pages to come back to": atLeast(paths.length, due),
      "logins by password, by Google and by a Google that was cancelled": paths.length * all.length,
      "left the origin, or opened another page": none(all.flatMap(({ left }) => left)),
      "ended on no page of the product": none(all.flatMap(({ lost }) => lost)),
      "an honest page is come back to": holds(all.every(({ isBack }) => isBack)),
      "a page that leaves is seen": holds(isWatching),
    })
  })
}
