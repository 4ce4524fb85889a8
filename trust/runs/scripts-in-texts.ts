import type { Browser } from "@playwright/test"
import type { Db } from "../../db/tables.ts"
import { Settled } from "../../contract/payments.ts"
import { makeAdmin } from "../../server/users/users.ts"
import { confirms } from "../../test/paying.ts"
import { apiOf, chooses, joins, type Person, read } from "../../test/people.ts"
import { aJpeg } from "../../test/pictures.ts"
import { withChromium } from "../chromium.ts"
import { mailsOf } from "../mails.ts"
import { type Plant, plant, plantPhoto } from "../planting.ts"
import type { Ground, Outcome, Run } from "../run.ts"
import { scripts } from "../scripts.ts"
import { spread } from "../spread.ts"
import { type Walk, walkOfAdmin, walkOfBuyer, walkOfMails, walkOfSellers } from "../walk.ts"
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

const leastTexts = 1_680

/**
 * Scripts in every text that people write; every page that shows them is opened with the content policy and without it,
 * and every mail.
 */
export const scriptsInTexts: Run = {
  engines: ["embedded"],
  async run({ product: open, rounds, say }) {
    const product = await open({ SUPPORT_EMAIL: "support@backline.example" })
    const { db, close } = await product.database()
    try {
      const api = apiOf(product)
      const [buyer, admin] = [await joins(api, "Ana Gomes", "Buyer"), await joins(api, "Anika", "Buyer")]
      await makeAdmin(db, admin.email)
      const soil = { api, db, buyer, admin, photo: await aJpeg({ width: 320, height: 240 }) }
      const plants: Plant[] = []
      for (const [place, script] of spread(scripts, rounds(scripts.length)).entries())
        plants.push(await plant(soil, script, place))
      say(`${plants.length} scripts planted`)
      return await withChromium(async (browser) => {
        const people = { buyer: buyer.email, admin: admin.email }
        const house = { browser, address: product.address, db, plants, ...people, say }
        const under = await look(house, { bypassCSP: false })
        // the API takes no address but that of an upload, and the policy would stop one elsewhere, and note it
        for (const each of plants) await plantPhoto(db, each)
        const without = await look(house, { bypassCSP: true })
        for (const { bookingId } of plants) await pays(await chooses(api, buyer), bookingId)
        const mails = await lookAtMails(house, await mailsOf(product, db))
        return outcome(plants, { under, without, mails }, rounds(leastTexts))
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
  // and the page to come back to after each seller's login
  const planted = plants.reduce((sum, { kept }) => sum + Object.keys(kept).length + 1, 0)
  return { pages, planted, seen, control, harm }
}

/** The seller is mailed what the booking says. */
async function pays(buyer: Person, bookingId: string) {
  const transactionId = await confirms(buyer, bookingId)
  await read(Settled, buyer.post("/api/payments", { transactionId, bookingId }))
}

/** No policy comes with a mail. */
async function lookAtMails({ browser, address, plants, say }: House, mails: string[]) {
  const seen = new Set<string>()
  const opened = await watchedContext(browser, address, { bypassCSP: true })
  const harm = await walked(opened, { plants, seen }, (walk) => walkOfMails(walk, mails))
  say(`${harm.pages} mails opened`)
  return { pages: harm.pages, seen, harm: [harm] }
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
type Looks = { under: Look; without: Look; mails: Awaited<ReturnType<typeof lookAtMails>> }

function outcome(plants: Plant[], { under, without, mails }: Looks, least: number): Outcome {
  const harm = [under, without, mails].flatMap((each) => each.harm)
  const executions = harm.flatMap((each) => each.executions)
  const nodes = harm.flatMap((each) => each.nodes)
  const violations = under.harm.flatMap((each) => each.violations)
  const nowhere = plants.flatMap(({ kept }) => [
    ...textsOnPages(kept).filter((text) => !without.seen.has(text)),
    ...textsOnPages({ ...kept, productPhoto: undefined }).filter((text) => !under.seen.has(text)),
    ...textsInMails(kept).filter((text) => !mails.seen.has(text)),
  ])
  const unseen = [...harm.flatMap((each) => each.unseen), ...nowhere]
  const isWatching =
    under.control.violations > 0 && without.control.executions > 0 && without.control.nodes > 0
  const count = (what: (each: Plant) => number) => plants.reduce((sum, each) => sum + what(each), 0)
  const taken = count((each) => each.taken)
  const put = count(({ kept }) => Object.keys(kept).length) - taken
  const faults = [...executions, ...nodes, ...violations, ...unseen.map((text) => `unseen: ${text}`)]
  return {
    measured: `${plants.length} scripts: the API took ${taken} texts and refused ${count((each) => each.refused)}, ${put} were put into the database, ${plants.length} were pages to come back to; ${under.pages} pages opened with the policy over ${under.planted} texts, ${without.pages} without it over ${without.planted}, and ${mails.pages} mails: ${executions.length} executions, ${nodes.length} nodes that are no text, ${violations.length} violations of the policy; ${unseen.length} texts not seen as they were written${faults.length > 0 ? ` (${faults.slice(0, 3).join("; ")})` : ""}${isWatching ? "" : "; the watch saw nothing of its own scripts"}`,
    held: faults.length === 0 && isWatching && under.planted >= least && without.planted >= least,
  }
}

/** No page shows what a buyer says about oneself: it goes to the seller by mail. */
function textsOnPages({ buyerPhone, buyerLocation, ...shown }: Plant["kept"]) {
  return Object.values(shown).filter((text) => text !== undefined)
}

function textsInMails(kept: Plant["kept"]) {
  const { name, productName, buyerPhone, buyerLocation, contactName, contactMessage } = kept
  const mailed = [name, productName, buyerPhone, buyerLocation, contactName, contactMessage]
  return mailed.filter((text) => text !== undefined)
}
