import { setTimeout as pause } from "node:timers/promises"
import { password } from "../../test/people.ts"
import { aJpeg } from "../../test/pictures.ts"
import type { Context } from "../context.ts"
import { atLeast, below, outcomeOf } from "../outcome.ts"
import { crowd } from "../people.ts"
import { timedClient } from "../timed-client.ts"

/** Twenty users log in and two upload without a pause, while a probe asks whether the product is alive. */
export async function busyLogins({ product: open, rounds }: Context) {
  const product = await open()
  const { nobody, rahim, buyers } = await crowd(product, 1)
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
  const acts = [...Array.from({ length: 20 }, () => logIn), upload, upload]
  const repeated = acts.map(async (act) => {
    while (performance.now() < end) await act()
  })
  const looks = await timedClient(product, { paths: ["/healthz"], seconds, every: 5 })
  await Promise.all(repeated)
  return outcomeOf({
    seconds,
    logins: atLeast(counts.logins, 1),
    "told to come back": counts.refused,
    "photos of 12 megapixels": atLeast(counts.photos, 1),
    "looks at /healthz": looks.answers,
    "ms of a look, p99": below(looks.p99, 100),
  })
}
