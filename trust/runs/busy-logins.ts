import { setTimeout as pause } from "node:timers/promises"
import { password } from "../../test/people.ts"
import { aJpeg } from "../../test/pictures.ts"
import type { Context } from "../context.ts"
import { percentile } from "../counter.ts"
import { atLeast, below, outcomeOf } from "../outcome.ts"
import { crowd } from "../people.ts"

/** Twenty log in and two upload again and again, while someone only wants to know whether the product lives. */
export async function busyLogins({ product: open, rounds }: Context) {
  const product = await open()
  const { api, nobody, rahim, buyers } = await crowd(product, 1)
  const photo = await aJpeg({ width: 4000, height: 3000 })
  const seconds = rounds(30)
  const end = performance.now() + seconds * 1_000
  const counts = { logins: 0, refused: 0, photos: 0 }
  const logIn = async () => {
    const { status } = await nobody.post("/api/auth/sign-in/email", { email: buyers[0]?.email, password })
    counts[status === 503 ? "refused" : "logins"] += 1
    if (status === 503) await pause(200)
  }
  const upload = async () => {
    await rahim.upload(photo)
    counts.photos += 1
  }
  const took: number[] = []
  const look = async () => {
    const began = performance.now()
    await (await api.request("/healthz")).text()
    took.push(performance.now() - began)
    await pause(5)
  }
  const acts = [...Array.from({ length: 20 }, () => logIn), upload, upload, look]
  await Promise.all(
    acts.map(async (act) => {
      while (performance.now() < end) await act()
    }),
  )
  return outcomeOf({
    seconds,
    logins: atLeast(counts.logins, 1),
    "told to come back": counts.refused,
    "photos of 12 megapixels": atLeast(counts.photos, 1),
    "looks at /healthz": took.length,
    "ms of a look, p99": below(percentile(took, 0.99), 100),
  })
}
