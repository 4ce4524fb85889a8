import { setTimeout as pause } from "node:timers/promises"
import { aJpeg } from "../../test/pictures.ts"
import { password } from "../../test/people.ts"
import { percentile } from "../figures.ts"
import { crowd } from "../people.ts"
import { engines, type Run } from "../run.ts"

const seconds = 30

/** Twenty log in and two upload again and again, while someone only wants to know whether the product lives. */
export const busyLogins: Run = {
  engines,
  async run({ product: open, rounds }) {
    const product = await open()
    const { api, nobody, rahim, buyers } = await crowd(product, 1)
    const photo = await aJpeg({ width: 4000, height: 3000 })
    const end = performance.now() + rounds(seconds) * 1_000
    const counts = { logins: 0, refused: 0, photos: 0 }
    const logIn = async () => {
      const { status } = await nobody.post("/api/auth/sign-in/email", { email: buyers[0]?.email, password })
      if (status === 503) counts.refused += 1
      else counts.logins += 1
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
    const until = async (act: () => Promise<void>) => {
      while (performance.now() < end) await act()
    }
    await Promise.all([
      ...Array.from({ length: 20 }, () => until(logIn)),
      until(upload),
      until(upload),
      until(look),
    ])
    const p99 = percentile(took, 0.99)
    return {
      measured: `${counts.logins} logins, ${counts.refused} told to come back, ${counts.photos} photos of 12 megapixels in ${rounds(seconds)} s; ${took.length} looks at /healthz, p99 ${p99.toFixed(0)} ms`,
      held: p99 < 100 && counts.logins > 0 && counts.photos > 0,
    }
  },
}
