import { listProduct, type Person } from "../../test/people.ts"
import type { Product } from "../../test/product.ts"
import type { Context } from "../context.ts"
import { atLeast, exactly, none, outcomeOf } from "../outcome.ts"
import { crowd } from "../people.ts"
import { forged, partsOf } from "../tokens/forge.ts"
import { mutantsOf } from "../tokens/mutants.ts"

/** A call, and whether its response shows that the token was accepted. */
type Call = { person: Person; path: string; isBelieved(answer: Response): boolean | Promise<boolean> }

/** Sends mutated access tokens to a call that refuses strangers and to one that only shows them less. */
export async function tokenMutants({ product: open }: Context) {
  const product = await open()
  const { rahim, buyers, template } = await crowd(product, 1)
  const [ana = rahim] = buyers
  const calls: Call[] = [
    {
      person: ana,
      path: `/api/bookings?email=${ana.email}`,
      isBelieved: ({ status }) => status !== 401 && status !== 400,
    },
    {
      person: rahim,
      path: `/api/products/${await listProduct(rahim, template.categoryId)}`,
      // only the seller sees the seller's email
      isBelieved: async (answer) => (await answer.text()).includes("sellerEmail"),
    },
  ]
  const secret = await product.secret()
  const accepted: string[] = []
  const failed: string[] = []
  let [mutants, controls] = [0, 0]
  for (const call of calls) {
    const { person, path, isBelieved } = call
    const { accessToken: other } = person === ana ? rahim : ana
    const link = await product.linkMailedTo(person.email, "/confirm-email")
    const loot = { secret, other, confirmation: link.slice(link.indexOf("#") + 1) }
    for (const [name, token] of Object.entries(mutantsOf(person.accessToken, loot))) {
      const response = await ask(product, call, token)
      mutants += 1
      if (response.status >= 500) failed.push(`${name}: ${response.status}`)
      if (await isBelieved(response)) accepted.push(`${name} at ${path}`)
    }
    // control: valid tokens, and tokens forged with the right secret, are accepted
    const { header, payload } = partsOf(person.accessToken)
    for (const token of [forged(header, payload, secret), person.accessToken])
      controls += Number(await isBelieved(await ask(product, call, token)))
  }
  return outcomeOf({
    "mutants at two calls": atLeast(mutants / calls.length, 60),
    accepted: none(accepted),
    "5xx": none(failed),
    "good tokens and true copies believed": exactly(controls, 2 * calls.length),
  })
}

function ask({ address }: Product, { path }: Call, token: string) {
  return fetch(new URL(path, address), { headers: { authorization: `Bearer ${token}` } })
}
