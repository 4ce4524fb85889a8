import { setTimeout as pause } from "node:timers/promises"
import { lists, type Person } from "../../test/people.ts"
import type { Product } from "../../test/product.ts"
import { crowd } from "../people.ts"
import { engines, type Run } from "../run.ts"
import { forged, partsOf } from "../tokens/forge.ts"
import { mutantsOf } from "../tokens/mutants.ts"

/** A door, and whether what it answered shows that the token was believed. */
type Door = { person: Person; path: string; isOpen(answer: Response): Promise<boolean> }

/** Access tokens spoilt in every way we know, at a door that refuses strangers and at one that only tells them less. */
export const tokenMutants: Run = {
  engines,
  async run({ product: open, say }) {
    const product = await open()
    const { rahim, buyers, template } = await crowd(product, 1)
    const [ana] = buyers
    if (!ana) throw new Error("nobody came")
    const { categoryId } = template
    const doors = [onlyFor(ana), tellsMore(rahim, await lists(rahim, categoryId))]
    let sent = 0
    let mutants = 0
    const accepted: string[] = []
    const odd: string[] = []
    let controls = 0
    for (const door of doors) {
      const { person } = door
      const other = person === ana ? rahim.accessToken : ana.accessToken
      const loot = {
        secret: await product.secret(),
        other,
        confirmation: await confirmationOf(product, person),
      }
      const made = Object.entries(mutantsOf(person.accessToken, loot))
      mutants = made.length
      for (const [name, token] of made) {
        const answer = await ask(product, door, token)
        sent += 1
        if (answer.status >= 500) odd.push(`${name}: ${answer.status}`)
        if (await door.isOpen(answer)) accepted.push(`${name} at ${door.path}`)
      }
      // a door that nobody passes shows nothing, nor does a forger who cannot forge
      const { header, payload } = partsOf(person.accessToken)
      const copied = await ask(product, door, forged(header, payload, loot.secret))
      const good = await ask(product, door, person.accessToken)
      if ((await door.isOpen(copied)) && (await door.isOpen(good))) controls += 1
    }
    for (const name of [...accepted, ...odd]) say(name)
    return {
      measured: `${mutants} mutants, ${sent} requests at ${doors.length} doors: ${accepted.length} accepted, ${odd.length} 5xx; the good token and a true copy opened ${controls} of ${doors.length} afterwards`,
      held: accepted.length + odd.length === 0 && mutants >= 60 && controls === doors.length,
    }
  },
}

function onlyFor(person: Person): Door {
  return {
    person,
    path: `/api/bookings?email=${person.email}`,
    isOpen: (answer) => Promise.resolve(answer.status !== 401 && answer.status !== 400),
  }
}

/** Its seller is told the seller's email. */
function tellsMore(person: Person, productId: string): Door {
  return {
    person,
    path: `/api/products/${productId}`,
    isOpen: async (answer) => (await answer.text()).includes("sellerEmail"),
  }
}

function ask({ address }: Product, { path }: Door, token: string) {
  return fetch(new URL(path, address), { headers: { authorization: `Bearer ${token}` } })
}

/** The token in the mail that asks this person to confirm the address. */
async function confirmationOf(product: Product, { email }: Person) {
  for (let tries = 0; tries < 50; tries += 1) {
    const [mail = ""] = await product.mailsTo(email)
    const token = /\/confirm-email#(\S+)/.exec(mail)?.[1]
    if (token) return token
    await pause(100)
  }
  throw new Error(`no mail to ${email}`)
}
