import type { Browser } from "@playwright/test"
import type { Db } from "../../db/tables.ts"
import { makeAdmin } from "../../server/users/users.ts"
import { joins, apiOf } from "../../test/people.ts"
import { aJpeg } from "../../test/pictures.ts"
import { withChromium } from "../chromium.ts"
import { type Plant, plant, plantPhoto } from "../planting.ts"
import type { Ground, Outcome, Run } from "../run.ts"
import { scripts } from "../scripts.ts"
import { spread } from "../spread.ts"
import { type Walk, walkOfAdmin, walkOfBuyer, walkOfSellers } from "../walk.ts"
import { seesHarm, watchedContext } from "../watched.ts"

/** A product whose texts are scripts, and who looks at it. */
type House = {
  browser: Browser
  address: string
  db: Db
  plants: Plant[]
  buyer: string
  admin: string
  say: Ground["say"]
}

// thirteen are planted; the fourteenth is the page to come back to after login
const fields = 14

/** Scripts in every text that people write; every page that shows them is opened with the content policy and without it. */
export const scriptsInTexts: Run = {
  engines: ["embedded"],
  async run({ product: open, rounds, say }) {
    const product = await open()
    const { db, close } = await product.database()
    try {
      const api = apiOf(product)
      const [buyer, admin] = [await joins(api, "Ana Gomes", "Buyer"), await joins(api, "Anika", "Buyer")]
      await makeAdmin(db, admin.email)
      const soil = { api, db, buyer, photo: await aJpeg({ width: 320, height: 240 }) }
      const plants: Plant[] = []
      for (const [place, script] of spread(scripts, rounds(scripts.length)).entries())
        plants.push(await plant(soil, script, place))
      say(`${plants.length} scripts planted`)
      return await withChromium(async (browser) => {
        const people = { buyer: buyer.email, admin: admin.email }
        const house = { browser, address: product.address, db, plants, ...people, say }
        const under = await look(house, { bypassCSP: false })
        // an address elsewhere, which the policy would stop, and note
        for (const each of plants) await plantPhoto(db, each)
        const without = await look(house, { bypassCSP: true })
        return outcome(plants, under, without)
      })
    } finally {
      await close()
    }
  },
}

/** Everyone looks at every page, in browsers of their own. */
async function look(
  { browser, address, db, plants, buyer, admin, say }: House,
  policy: { bypassCSP: boolean },
) {
  const open = () => watchedContext(browser, address, policy)
  const control = await seesHarm(await open())
  const seen = new Set<string>()
  const middle = Math.ceil(plants.length / 2)
  const harm = await Promise.all([
    walked(await open(), { plants: plants.slice(0, middle), seen }, walkOfSellers),
    walked(await open(), { plants: plants.slice(middle), seen }, walkOfSellers),
    walked(await open(), { plants, seen }, (walk) => walkOfBuyer(walk, buyer, db)),
    walked(await open(), { plants, seen }, (walk) => walkOfAdmin(walk, admin)),
  ])
  const pages = harm.reduce((sum, lane) => sum + lane.pages, 0)
  say(`${pages} pages opened ${policy.bypassCSP ? "without" : "with"} the policy`)
  return { pages, seen, control, harm }
}

type Watched = Awaited<ReturnType<typeof watchedContext>>

async function walked(
  { context, harm }: Watched,
  who: Pick<Walk, "plants" | "seen">,
  walk: (walk: Walk) => Promise<void>,
) {
  await walk({ ...who, page: await context.newPage(), harm })
  // whatever opened a page of its own was a script
  for (const extra of context.pages().slice(1)) harm.executions.push(`opened ${extra.url()}`)
  await context.close()
  return harm
}

type Look = Awaited<ReturnType<typeof look>>

function outcome(plants: Plant[], under: Look, without: Look): Outcome {
  const tried = plants.length * fields
  const executions = [under, without].flatMap(({ harm }) => harm.flatMap((each) => each.executions))
  const nodes = [under, without].flatMap(({ harm }) => harm.flatMap((each) => each.nodes))
  const violations = under.harm.flatMap((each) => each.violations)
  const unseen = plants.flatMap(({ kept }) => [
    ...textsOnPages(kept).filter((text) => !without.seen.has(text)),
    ...textsOnPages({ ...kept, productPhoto: undefined }).filter((text) => !under.seen.has(text)),
  ])
  const isWatching =
    under.control.violations > 0 && without.control.executions > 0 && without.control.nodes > 0
  const taken = plants.reduce((sum, each) => sum + each.taken, 0)
  const kept = plants.reduce((sum, each) => sum + Object.keys(each.kept).length, 0)
  const first = [...executions, ...nodes, ...violations, ...unseen.map((text) => `unseen: ${text}`)].slice(
    0,
    3,
  )
  return {
    measured: `${plants.length} scripts in ${fields} fields, ${tried} in all: the API took ${taken}, ${kept - taken} more were put into the database, ${plants.length} were pages to come back to; ${under.pages} pages opened with the policy and ${without.pages} without: ${executions.length} executions, ${nodes.length} nodes that are no text, ${violations.length} violations of the policy; ${unseen.length} texts not seen as they were written${first.length > 0 ? ` (${first.join("; ")})` : ""}${isWatching ? "" : "; the watch saw nothing of its own scripts"}`,
    held: executions.length + nodes.length + violations.length + unseen.length === 0 && isWatching,
  }
}

/** No page shows what a buyer says about oneself: it goes to the seller by mail. */
function textsOnPages({ buyerPhone, buyerLocation, ...shown }: Plant["kept"]) {
  return Object.values(shown).filter((text) => text !== undefined)
}
