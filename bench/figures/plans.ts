import type { Figure } from "../figure.ts"
import { requestsOf, lists } from "../lists.ts"
import type { LoadRequest } from "../load.ts"
import { plansLine } from "../plans.ts"
import { createDataset } from "../dataset.ts"

const size = 1_000_000

export const plans: Figure = {
  name: "plans",
  about: "How the database follows every statement with 1,000,000 products and bookings",
  async measure(context) {
    context.say(`filling in ${size.toLocaleString("en")} products`)
    const dataset = await createDataset(context, size)
    context.say("explaining every statement")
    // the long lists first, then every call of the API
    const firsts = await Promise.all(
      lists.map(async (list) => (await requestsOf(dataset, list, "at page 1,000"))[0]),
    )
    const requests = firsts.flatMap((asked) =>
      asked ? [{ path: asked.path, headers: headersOf(asked) }] : [],
    )
    return [await plansLine(dataset.url, requests)]
  },
}

function headersOf({ token, cookie }: LoadRequest): Record<string, string> {
  return token && cookie ? { authorization: `Bearer ${token}`, cookie } : {}
}
