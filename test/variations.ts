import { type Request, requestOf, type Row, sends } from "./calls/callers.ts"
import { table } from "./calls/calls.ts"
import { testApp } from "./test-app.ts"
import { openFixtures } from "./fixture.ts"

const isRemoval = ([call]: [string, Row]) => call.startsWith("DELETE")
// removals last: later calls need the rows
const calls = Object.entries(table)
const inOrder = [...calls.filter((each) => !isRemoval(each)), ...calls.filter(isRemoval)]

/** Makes each call of the table in every variation, by the person it is for. */
export async function sendVariations(vary: (request: Request, call: string) => Request[]) {
  const { fixture } = await openFixtures(await testApp())
  const here = await fixture("fresh")
  // an offer cannot be made any more once the booking is being paid
  await here.offerId()
  const answers: { call: string; status: number }[] = []
  for (const [call, row] of inOrder) {
    const caller = (await row.who(here)).at(-1) ?? here.nobody
    const requests = vary(await requestOf(call, row, here), call)
    const answered = await Promise.all(requests.map((request) => sends(caller, call, request)))
    answers.push(...answered.map(({ status }) => ({ call, status })))
  }
  return answers
}
