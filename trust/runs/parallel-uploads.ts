import { once } from "node:events"
import { Worker } from "node:worker_threads"
import { aJpeg } from "../../test/pictures.ts"
import type { Product } from "../../test/product.ts"
import type { Context } from "../context.ts"
import { Counter } from "../counter.ts"
import { watchMemory } from "../memory.ts"
import { atLeast, atMost, none, outcomeOf } from "../outcome.ts"
import { timedClient } from "../timed-client.ts"
import type { Sending } from "../upload-sender.ts"

/** Ten sellers upload large photos at the same moment, while someone reads lists. */
export async function parallelUploads({ product: open, rounds, size }: Context) {
  const product = await open()
  const photo = await aJpeg({ width: 5_100, height: 3_825 })
  const sender = await senderOf(product, photo, rounds(200))
  const memory = await watchMemory(product, 50)
  const answers = new Counter()
  sender.on("message", (answer: string) => answers.add(answer))
  const sent = new AbortController()
  const lists = timedClient(product, {
    paths: ["/api/products", "/api/categories"],
    every: 20,
    until: sent.signal,
  })
  sender.postMessage("send", [])
  await once(sender, "exit").finally(() => sent.abort())
  const { p95, failed } = await lists
  return outcomeOf({
    "MB a photo": Math.round(photo.size / 100_000) / 10,
    "uploads answered": atLeast(answers.total, rounds(200)),
    taken: atLeast(answers.get("200"), 1),
    "neither taken nor told when to come again": none(answers.except(/^(200|503)$/)),
    "MB of memory more at most": atMost(await memory.growth(), 120),
    "lists that failed": none(failed),
    // at a smaller size other tests may keep the machine busy
    "ms of a list, p95": atMost(p95, size === "full" ? 100 : 2_000),
  })
}

/** Ten sellers in a worker thread, signed up and ready to send. */
async function senderOf({ address }: Product, photo: Blob, uploads: number) {
  const sending: Sending = {
    address,
    sellers: 10,
    uploads,
    photo: await photo.arrayBuffer(),
    type: photo.type,
  }
  const sender = new Worker(new URL("../upload-sender.ts", import.meta.url), { workerData: sending })
  await once(sender, "message")
  return sender
}
