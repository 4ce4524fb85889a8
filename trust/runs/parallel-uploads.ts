import { apiOf, signUpUser } from "../../test/people.ts"
import { aJpeg } from "../../test/pictures.ts"
import type { Context } from "../context.ts"
import { Counter } from "../counter.ts"
import { watchMemory } from "../memory.ts"
import { atLeast, atMost, none, outcomeOf } from "../outcome.ts"
import { timedClient } from "../timed-client.ts"

/** Ten sellers send large photos at the same moment, while someone reads lists. */
export async function parallelUploads({ product: open, rounds, size }: Context) {
  const product = await open()
  const api = apiOf(product)
  const sellers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => signUpUser(api, `Seller ${n}`, "Seller")),
  )
  const photo = await aJpeg({ width: 5_100, height: 3_825 })
  const memory = await watchMemory(product, 50)
  const answers = new Counter()
  const sent = new AbortController()
  const lists = timedClient(product, {
    paths: ["/api/products", "/api/categories"],
    every: 20,
    until: sent.signal,
  })
  const uploads = Array.from({ length: rounds(200) }, async (_, count) => {
    const answer = await sellers[count % sellers.length]?.upload(photo)
    const isPolite = answer?.ok || answer?.headers.has("Retry-After")
    answers.add(isPolite ? `${answer?.status}` : `${answer?.status} without Retry-After`)
  })
  await Promise.all(uploads)
  sent.abort()
  const { p95, failed } = await lists
  return outcomeOf({
    "MB a photo": Math.round(photo.size / 100_000) / 10,
    "uploads answered": atLeast(answers.total, rounds(200)),
    taken: atLeast(answers.get("200"), 1),
    "neither taken nor told when to come again": none(answers.except(/^(200|503)$/)),
    "MB of memory more at most": atMost(await memory.growth(), 120),
    "lists that failed": none(failed),
    // at a smaller size the machine may be busy with other tests
    "ms of a list, p95": atMost(p95, size === "full" ? 100 : 2_000),
  })
}
