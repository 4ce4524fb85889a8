import type { Figure } from "../figure.ts"
import { askedOf, lists } from "../lists.ts"
import type { Asked } from "../load.ts"
import { plansLine } from "../plans.ts"
import { settle } from "../town.ts"

const size = 1_000_000

export const plans: Figure = {
  name: "plans",
  about: "How the database follows every statement with 1,000,000 products and bookings",
  async measure(ground) {
    ground.say(`filling in ${size.toLocaleString("en")} products`)
    const town = await settle(ground, size)
    ground.say("explaining every statement")
    // the long lists first, then every call there is
    const firsts = await Promise.all(
      lists.map(async (list) => (await askedOf(town, list, "at page 1,000"))[0]),
    )
    const requests = firsts.flatMap((asked) =>
      asked ? [{ path: asked.path, headers: headersOf(asked) }] : [],
    )
    return [await plansLine(town.url, requests)]
  },
}

function headersOf({ token, cookie }: Asked): Record<string, string> {
  return token && cookie ? { authorization: `Bearer ${token}`, cookie } : {}
}
