import { parentPort, workerData } from "node:worker_threads"
import { apiOf, signUpUser } from "../test/people.ts"
import { describeBreak } from "./counter.ts"

// a worker thread, because the load would distort latencies measured in the same thread

export type Sending = { address: string; sellers: number; uploads: number; photo: ArrayBuffer; type: string }

const { address, sellers: people, uploads, photo, type }: Sending = workerData
const api = apiOf({ address })
const sellers = await Promise.all(
  Array.from({ length: people }, (_, n) => signUpUser(api, `Seller ${n}`, "Seller")),
)
tell("ready")
parentPort?.once("message", () => void send())

/** Sends all photos at the same moment; reports each status, and whether there is a Retry-After. */
async function send() {
  const picture = new Blob([photo], { type })
  await Promise.all(
    Array.from({ length: uploads }, async (_, count) => {
      tell(await wordFor(sellers[count % people]?.upload(picture)).catch(describeBreak))
    }),
  )
  parentPort?.close()
}

async function wordFor(sent?: Promise<Response>) {
  const response = await sent
  const isPolite = response?.ok || response?.headers.has("Retry-After")
  return isPolite ? `${response?.status}` : `${response?.status} without Retry-After`
}

function tell(word: string) {
  parentPort?.postMessage(word, [])
}
