import { readdir } from "node:fs/promises"
import { setTimeout as pause } from "node:timers/promises"
import type { Product } from "../../test/product.ts"
import { percentile } from "../figures.ts"
import { memoryOf } from "../memory.ts"
import { type Crowd, crowd } from "../people.ts"
import { engines, type Ground, type Run } from "../run.ts"
import { inWords } from "../traffic.ts"

const fullMinutes = 30
const perSecond = 200
/** Minutes with the same people: an access token counts for 15. */
const shift = 10

/** People sign up in between. */
const almostAll = 0.95
/** Connections come and go. */
const fewFiles = 20

/** Memory in MB and open files of the product's process. */
type Sample = { memory: number; files: number }

/** People look and write in an even stream, whatever waits, while what the product holds is counted. */
export const soak: Run = {
  engines,
  async run({ product: open, rounds, say }) {
    const product = await open({ LOG_LEVEL: "silent" })
    const minutes = rounds(fullMinutes)
    const answers = new Map<string, number>()
    const samples: Sample[] = []
    for (let done = 0; done < minutes; done += shift) {
      const visit = visitor(await crowd(product, 1, ` of minute ${done}`), answers)
      const watching = watch({ product, samples, minutes: Math.min(shift, minutes - done), say })
      await stream(visit, watching)
    }
    const asked = [...answers.values()].reduce((sum, count) => sum + count, 0)
    const wrong = [...answers].filter(([word]) => !/^2\d\d$/.test(word))
    const slope = growth(samples, "memory") / (minutes / 3)
    const files = growth(samples, "files")
    return {
      measured: `${minutes} minutes, ${asked} requests (${Math.round(asked / minutes / 60)} a second), not 2xx: ${inWords(wrong)}; memory ${slope.toFixed(2)} MB a minute, open files ${files >= 0 ? "+" : ""}${files} from the second third to the last`,
      held:
        wrong.length === 0 && asked >= minutes * 60 * perSecond * almostAll && slope < 1 && files <= fewFiles,
    }
  },
}

/** Sends what is due by the clock until the watch is over, and waits for what is on its way. */
async function stream(visit: () => Promise<void>, watching: Promise<void>) {
  const onTheWay = new Set<Promise<void>>()
  const began = performance.now()
  let sent = 0
  const beat = setInterval(() => {
    for (const due = ((performance.now() - began) / 1_000) * perSecond; sent < due; sent += 1) {
      const one = visit().finally(() => onTheWay.delete(one))
      onTheWay.add(one)
    }
  }, 50)
  try {
    await watching
  } finally {
    clearInterval(beat)
  }
  await Promise.all(onTheWay)
}

/** One thing after the other that people do: of ten, nine look and one writes. */
function visitor({ api, nobody, rahim, buyers, template }: Crowd, answers: Map<string, number>) {
  const { categoryId } = template
  const [buyer = rahim] = buyers
  const pages = ["/", "/categories", `/categories/${categoryId}`, "/blog", "/login", "/api/categories"]
  const looks = [
    ...pages.map((path) => async () => api.request(path)),
    async () => api.request(`/api/products?categoryId=${categoryId}`),
    () => buyer.get(`/api/wishlist?email=${buyer.email}`),
    () => rahim.get(`/api/myProducts?email=${rahim.email}`),
  ]
  const writes = [() => nobody.post("/api/contact", message), () => rahim.post("/api/products", template)]
  const round = writes.flatMap((write) => [...looks, write])
  let turn = 0
  return async () => {
    const word = await outcomeOf(round[turn++ % round.length])
    answers.set(word, (answers.get(word) ?? 0) + 1)
  }
}

const message = { name: "Ana", email: "ana@backline.example", message: "Is the pedal still there?" }

async function outcomeOf(act: (() => Promise<Response>) | undefined) {
  try {
    const answer = await act?.()
    await answer?.arrayBuffer()
    return String(answer?.status)
  } catch (error) {
    return String(error instanceof Error ? (error.cause ?? error) : error)
  }
}

type Watch = { product: Product; samples: Sample[]; minutes: number; say: Ground["say"] }

async function watch({ product, samples, minutes, say }: Watch) {
  for (let minute = 1; minute <= minutes; minute += 1) {
    for (let tens = 0; tens < 6; tens += 1) {
      await pause(10_000)
      samples.push({ memory: await memoryOf(product), files: await openFilesOf(product) })
    }
    const { memory = 0, files = 0 } = samples.at(-1) ?? {}
    say(`minute ${minute}: ${Math.round(memory)} MB, ${files} open files`)
  }
}

async function openFilesOf({ pid }: Product) {
  return (await readdir(`/proc/${pid}/fd`)).length
}

/** By how much the middle of the last third is above that of the second; in the first, things warm up. */
function growth(samples: Sample[], what: keyof Sample) {
  const values = samples.map((sample) => sample[what])
  const third = Math.floor(values.length / 3)
  return percentile(values.slice(-third), 0.5) - percentile(values.slice(-2 * third, -third), 0.5)
}
