import { withChromium } from "../chromium.ts"
import { returnPaths } from "../return-paths.ts"
import { returns, seesLeaving, type Way, watchedTraveller } from "../returning.ts"
import type { Run } from "../run.ts"
import { spread } from "../spread.ts"

const honest = "/categories"

/** People log in by every way with pages to come back to that would be elsewhere. */
export const openRedirects: Run = {
  engines: ["embedded"],
  async run({ product: open, rounds, say }) {
    const { address } = await open({ DEMO: "on" })
    const paths = spread(returnPaths, rounds(returnPaths.length))
    return withChromium(async (browser) => {
      const isWatching = await seesLeaving(browser, address)
      const go = async (way: Way) => {
        const { page, left, extraPages, close } = await watchedTraveller(browser, address)
        // what is no payload brings one back to it
        const control = await returns(page, way, honest)
        const lost: string[] = []
        for (const path of paths)
          await returns(page, way, path).catch((error: unknown) =>
            lost.push(`${path} by ${way}: ${String(error)}`),
          )
        const extra = extraPages()
        await close()
        say(`${paths.length} by ${way}`)
        return { control, left, lost, extra }
      }
      const [password, google, cancelled] = await Promise.all([go("password"), go("google"), go("cancelled")])
      const all = [password, google, cancelled]
      const left = all.flatMap((each) => each.left)
      const lost = all.flatMap((each) => each.lost)
      const extra = all.reduce((sum, each) => sum + each.extra, 0)
      const examples = [...left, ...lost.map((way) => `not back from ${way}`)].slice(0, 3)
      return {
        measured: `${paths.length} pages to come back to, each by password, by Google and by a Google that was cancelled: ${left.length} left the origin, ${extra} opened another page, ${paths.length * all.length - lost.length} of ${paths.length * all.length} logins ended on a page of the product${examples.length > 0 ? ` (${examples.join("; ")})` : ""}`,
        held:
          isWatching &&
          left.length + lost.length + extra === 0 &&
          password.control === honest &&
          google.control === honest,
      }
    })
  },
}
