import { readdir } from "node:fs/promises"
import { setTimeout as pause } from "node:timers/promises"
import type { Product } from "../../test/product.ts"
import type { Context } from "../context.ts"
import { describeBreak, Counter, percentile } from "../counter.ts"
import { memoryOf } from "../memory.ts"
import { atLeast, atMost, below, none, outcomeOf } from "../outcome.ts"
import { type Crowd, inBatches, message } from "../people.ts"

const perSecond = 200
/** Seconds between two samples. */
const beat = 10

/** Memory in MB and number of open files of the product's process. */
type Sample = { memory: number; files: number }

/** People read and write at a constant rate, whatever the latency, while memory and files are sampled. */
export async function soak({ product: open, rounds, say }: Context) {
  const product = await open({ LOG_LEVEL: "silent" })
  const minutes = rounds(30)
  const answers = new Counter()
  const samples: Sample[] = []
  await inBatches(product, { rounds: minutes, batch: 10, buyers: 1 }, async (people, numbers) => {
    const visit = visitor(people)
    const ask = async () => answers.add(await visit().then(String, describeBreak))
    await sendAtConstantRate(ask, watch(product, samples, numbers.length, say))
  })
  return outcomeOf({
    minutes,
    // less the time in which people sign up
    requests: atLeast(answers.total, minutes * 60 * perSecond * 0.95),
    "not 2xx": none(answers.except(/^2\d\d$/)),
    "MB of memory more each minute": below(growth(samples, "memory") / (minutes / 3), 1),
    // connections come and go
    "open files more": atMost(growth(samples, "files"), 20),
  })
}

/** Sends requests at a constant rate until the watch is over, then waits for the pending ones. */
async function sendAtConstantRate(visit: () => Promise<void>, watching: Promise<void>) {
  const onTheWay = new Set<Promise<void>>()
  const began = performance.now()
  let sent = 0
  const sending = setInterval(() => {
    for (const due = ((performance.now() - began) / 1_000) * perSecond; sent < due; sent += 1) {
      const one = visit().finally(() => onTheWay.delete(one))
      onTheWay.add(one)
    }
  }, 50)
  try {
    await watching
  } finally {
    clearInterval(sending)
  }
  await Promise.all(onTheWay)
}

/** One act after the other, nine reads to one write; returns the status. */
function visitor({ nobody, rahim, buyers, template }: Crowd) {
  const { categoryId } = template
  const [buyer = rahim] = buyers
  const pages = ["/", "/categories", `/categories/${categoryId}`, "/blog", "/login", "/api/categories"]
  const looks = [
    ...[...pages, `/api/products?categoryId=${categoryId}`].map((path) => () => nobody.get(path)),
    () => buyer.get(`/api/wishlist?email=${buyer.email}`),
    () => rahim.get(`/api/myProducts?email=${rahim.email}`),
  ]
  const writes = [() => nobody.post("/api/contact", message), () => rahim.post("/api/products", template)]
  const acts = writes.flatMap((write) => [...looks, write])
  let turn = 0
  return async () => {
    const answer = await acts[turn++ % acts.length]?.()
    await answer?.arrayBuffer()
    return answer?.status
  }
}

async function watch(product: Product, samples: Sample[], minutes: number, say: Context["say"]) {
  for (let seconds = beat; seconds <= minutes * 60; seconds += beat) {
    await pause(beat * 1_000)
    const memory = await memoryOf(product)
    const files = (await readdir(`/proc/${product.pid}/fd`)).length
    samples.push({ memory, files })
    if (seconds % 60 === 0) say(`minute ${seconds / 60}: ${Math.round(memory)} MB, ${files} open files`)
  }
}

/** By how much the median of the last third exceeds that of the second; the first is warm-up. */
function growth(samples: Sample[], what: keyof Sample) {
  const values = samples.map((sample) => sample[what])
  const third = Math.floor(values.length / 3)
  return percentile(values.slice(-third), 0.5) - percentile(values.slice(-2 * third, -third), 0.5)
}
