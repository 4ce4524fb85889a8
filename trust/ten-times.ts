import { z } from "zod"
import { ProblemDetails } from "../contract/problem.ts"

const times = 10

/** What answers call the thing that they made. */
const Made = z.union([
  z.object({ insertedId: z.string() }).transform(({ insertedId }) => insertedId),
  z.object({ clientSecret: z.string() }).transform(({ clientSecret }) => clientSecret),
  z.object({ user: z.object({ id: z.string() }) }).transform(({ user }) => user.id),
])

/** One call at ten times in parallel, with the same body. */
export async function tenTimes(send: () => Promise<Response>) {
  const answers = await Promise.all(Array.from({ length: times }, send))
  const made: string[] = []
  const refusals: string[] = []
  for (const answer of answers) {
    const body: unknown = await answer.json()
    if (answer.ok) made.push(Made.parse(body))
    else refusals.push(ProblemDetails.parse(body).code)
  }
  return { answers, made, refusals }
}

type Answers = Pick<Awaited<ReturnType<typeof tenTimes>>, "made" | "refusals">

/** All ten were told of the same one. */
export function allSame({ made, refusals }: Answers) {
  return made.length === times && refusals.length === 0 && new Set(made).size === 1
}

/** One made it, and the nine others were told why not. */
export function oneAndRefusals({ made, refusals }: Answers, why: string) {
  return made.length === 1 && refusals.length === times - 1 && refusals.every((code) => code === why)
}

/** How often a call was made at ten times, and what came that should not. */
export type Count = { rounds: number; wrong: string[] }

export function notYet(): Count {
  return { rounds: 0, wrong: [] }
}

export function note(count: Count, isRight: boolean, { made, refusals }: Answers) {
  count.rounds += 1
  if (isRight) return
  count.wrong.push(`${made.length} made, ${new Set(made).size} different; refused: ${refusals.join(" ")}`)
}
