import type { Browser } from "@playwright/test"
import type { Db } from "../../db/tables.ts"
import { makeAdmin } from "../../server/admins/make-admin.ts"
import { payBooking } from "../../test/acts/paying.ts"
import { apiOf, chooseRole, signUpUser, type Person } from "../../test/people.ts"
import { aJpeg } from "../../test/pictures.ts"
import { withChromium } from "../chromium.ts"
import type { Context } from "../context.ts"
import { withDatabase } from "../database.ts"
import { pickEvenly, sum } from "../counter.ts"
import { mailsOf } from "../mails.ts"
import { atLeast, holds, none, outcomeOf } from "../outcome.ts"
import { type Plant, plant, plantPhoto } from "../planting.ts"
import { scripts } from "../scripts.ts"
import { type Walk, walkOfAdmin, walkOfBuyer, walkOfMails, walkOfNewBuyer, walkOfSellers } from "../walk.ts"
import { plantControl, contextWithHarm } from "../harm.ts"

/** A product with scripts as texts, and its visitors. */
type Planted = People & { browser: Browser; address: string; db: Db; plants: Plant[] }
type People = { buyer: Person; newBuyer: Person; admin: Person }

/** Plants scripts in every user text, then opens all pages, with and without the content policy, and all mails. */
export async function scriptsInTexts({ product: open, rounds, say }: Context) {
  const product = await open({ SUPPORT_EMAIL: "support@backline.example" })
  const api = apiOf(product)
  const buyer = await signUpUser(api, "Ana Gomes", "Buyer")
  const newBuyer = await signUpUser(api, "Nargis Akter", "Buyer")
  const admin = await signUpUser(api, "Anika", "Buyer")
  const photo = await aJpeg({ width: 320, height: 240 })
  return withDatabase(product, async (db) => {
    await makeAdmin(db, admin.email)
    const plants: Plant[] = []
    for (const [number, script] of pickEvenly(scripts, rounds(scripts.length)).entries())
      plants.push(await plant({ api, db, buyer, admin, photo }, script, number))
    say(`${plants.length} scripts planted`)
    return withChromium(async (browser) => {
      const planted = { browser, address: product.address, db, plants, buyer, newBuyer, admin }
      const under = await visitPages(planted, { bypassCSP: false })
      say(`${under.pages} pages opened with the policy`)
      // planted late: the API accepts only addresses of uploads, and the policy would block and report others
      for (const each of plants) await plantPhoto(db, each)
      const without = await visitPages(planted, { bypassCSP: true })
      say(`${without.pages} pages opened without the policy`)
      // the mail to the seller contains the texts of the booking
      for (const { bookingId } of plants) await payBooking(await chooseRole(api, buyer), bookingId)
      const mails = await lookAtMails(planted, await mailsOf(product, db))
      return outcome(plants, { under, without, mails }, rounds(1_680))
    })
  })
}

/** Every visitor opens every page, in a browser context of their own. */
async function visitPages(planted: Planted, policy: { bypassCSP: boolean }) {
  const { browser, address, db, plants, buyer, newBuyer, admin } = planted
  const open = () => contextWithHarm(browser, address, policy)
  const control = await plantControl(await open())
  const seen = new Set<string>()
  const middle = Math.ceil(plants.length / 2)
  const harm = await Promise.all([
    runWalk(await open(), { plants: plants.slice(0, middle), seen }, walkOfSellers),
    runWalk(await open(), { plants: plants.slice(middle), seen }, walkOfSellers),
    runWalk(await open(), { plants, seen }, (walk) => walkOfBuyer(walk, buyer.email, db)),
    runWalk(await open(), { plants, seen }, (walk) => walkOfNewBuyer(walk, newBuyer.email)),
    runWalk(await open(), { plants, seen }, (walk) => walkOfAdmin(walk, admin.email)),
  ])
  // plus the return path of each seller's login
  const texts = sum(plants.map(({ kept }) => Object.keys(kept).length + 1))
  return { pages: sum(harm.map((lane) => lane.pages)), texts, seen, control, harm }
}

/** Opens mails without a content policy, which mail clients do not have. */
async function lookAtMails({ browser, address, plants }: Planted, mails: string[]) {
  const seen = new Set<string>()
  const opened = await contextWithHarm(browser, address, { bypassCSP: true })
  return { seen, harm: await runWalk(opened, { plants, seen }, (walk) => walkOfMails(walk, mails)) }
}

type Watched = Awaited<ReturnType<typeof contextWithHarm>>
type Way = (walk: Walk) => Promise<void>

async function runWalk({ context, harm }: Watched, who: Pick<Walk, "plants" | "seen">, walk: Way) {
  await walk({ ...who, page: await context.newPage(), harm })
  // only a script could have opened another page
  for (const extra of context.pages().slice(1)) harm.executions.push(`opened ${extra.url()}`)
  await context.close()
  return harm
}

type Look = Awaited<ReturnType<typeof visitPages>>
type Looks = { under: Look; without: Look; mails: Awaited<ReturnType<typeof lookAtMails>> }

function outcome(plants: Plant[], { under, without, mails }: Looks, least: number) {
  const harm = [...under.harm, ...without.harm, mails.harm]
  const unseen = plants.flatMap(({ kept }) => [
    ...textsOnPages(kept).filter((text) => !without.seen.has(text)),
    ...textsOnPages({ ...kept, productPhoto: undefined }).filter((text) => !under.seen.has(text)),
    ...textsInMails(kept).filter((text) => !mails.seen.has(text)),
  ])
  const ours = [under.control.violations, without.control.executions, without.control.nodes]
  return outcomeOf({
    scripts: plants.length,
    "texts that the API took": sum(plants.map(({ taken }) => taken)),
    "and refused": sum(plants.map(({ refused }) => refused)),
    "texts looked for with the policy": atLeast(under.texts, least),
    "on pages": under.pages,
    "texts looked for without it": atLeast(without.texts, least),
    "on pages without it": without.pages,
    mails: mails.harm.pages,
    executions: none(harm.flatMap((each) => each.executions)),
    "nodes that are no text": none(harm.flatMap((each) => each.nodes)),
    "violations of the policy": none(under.harm.flatMap((each) => each.violations)),
    "texts not seen as they were written": none([...harm.flatMap((each) => each.unseen), ...unseen]),
    "a violation, a script and a node of our own are seen": holds(ours.every(({ length }) => length > 0)),
  })
}

/** The texts shown on pages: a buyer's phone number and location go to the seller by mail only. */
function textsOnPages({ buyerPhone, buyerLocation, ...shown }: Plant["kept"]) {
  return Object.values(shown).filter((text) => text !== undefined)
}

function textsInMails(kept: Plant["kept"]) {
  const { name, productName, buyerPhone, buyerLocation, contactName, contactMessage } = kept
  const mailed = [name, productName, buyerPhone, buyerLocation, contactName, contactMessage]
  return mailed.filter((text) => text !== undefined)
}
