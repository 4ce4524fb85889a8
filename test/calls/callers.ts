import type { Person } from "../people.ts"
import { type BlockedState, blockedStates, type State, type Fixture } from "../fixture.ts"

// The table of expected answers: every call of the API, by each kind of caller, in each state of the fixture.

export type Caller = Pick<Person, "get" | "post" | "put" | "patch" | "delete" | "upload">
export type Request = { path: string; body?: unknown }
/**
 * A status for all states, or the status in a fresh fixture and those of the states that differ. A blocked state
 * defaults to its state without the block.
 */
export type Expected = number | ({ fresh: number } & { [Other in State | BlockedState]?: number })

const known = ["buyer", "other buyer", "seller", "other seller", "admin"] as const
export const everybody = ["stranger", ...known] as const
export type Who = (typeof everybody)[number]
type Known = (typeof known)[number]
type Member = Caller & Pick<Person, "email">
export type People = Record<Known, Member>

type Right = {
  /** Everyone signed in; the caller whom the call is meant for comes last. */
  who: (fixture: Fixture) => Promise<(Member & { who: Known })[]>
  expected: Record<Who, Expected>
}

export type Row = Right & {
  /** The path parameter, or several in order. */
  of?: (fixture: Fixture) => string | Promise<string | string[]>
  /** The query parameter `email`. */
  email?: (fixture: Fixture) => { email: string } | Promise<{ email: string }>
  body?: (fixture: Fixture) => unknown
  /**
   * Database round trips of the caller whom the call is meant for, including begin and commit. Confirming a card
   * includes the event that settles it; the payment exists already.
   */
  queries: number
}

export const refused = { ...allOf<Expected>(403), stranger: 401 }

export function everyone(expected: Expected): Right {
  return inTurn("buyer", allOf(expected))
}

function allOf<Answer>(it: Answer) {
  return { stranger: it, buyer: it, "other buyer": it, seller: it, "other seller": it, admin: it }
}

/** Calls for the fixture's buyer, who owns the rows; another buyer calls too. */
export function buyers({ own, other }: { own: Expected; other: Expected }): Right {
  return inTurn("buyer", { ...refused, buyer: own, "other buyer": other })
}

/** Calls for the fixture's seller, who owns the rows; another seller calls too. */
export function sellers({ own, other }: { own: Expected; other: Expected }): Right {
  return inTurn("seller", { ...refused, seller: own, "other seller": other })
}

export function admins(expected: Expected): Right {
  return inTurn("admin", { ...refused, admin: expected })
}

export function members(expected: Expected): Right {
  return inTurn("buyer", { ...allOf(expected), stranger: 401 })
}

/** Lets these people call one after the other; `last` comes last because the call may delete the row. */
export function inTurn(
  last: Known,
  expected: Right["expected"],
  people: (fixture: Fixture) => People | Promise<People> = peopleOf,
): Right {
  return {
    expected,
    who: async (fixture) => {
      const asking = await people(fixture)
      return [...known.filter((who) => who !== last), last].map((who) => ({ ...asking[who], who }))
    },
  }
}

export function peopleOf({ ana, tomal, rahim, sadia, admin }: Fixture): People {
  return { buyer: ana, "other buyer": tomal, seller: rahim, "other seller": sadia, admin }
}

export const visited: Expected = { fresh: 200, deleted: 404 }
export const removedOnce: Expected = { fresh: 200, repeated: 404, deleted: 404 }

export function statusIn(state: State, expected: Expected) {
  return typeof expected === "number" ? expected : (expected[state] ?? expected.fresh)
}

export function statusWhenBlocked(state: BlockedState, expected: Expected) {
  const before = statusIn(blockedStates[state], expected)
  return typeof expected === "number" ? before : (expected[state] ?? before)
}

/** Whether the block changes anybody's answer. */
export function isAffectedByBlock({ expected }: Row) {
  return Object.values(expected).some(
    (each) => typeof each !== "number" && Object.keys(blockedStates).some((state) => state in each),
  )
}

/** Builds the request of a call of the table for this fixture. */
export async function requestOf(call: string, { of, email, body }: Row, fixture: Fixture): Promise<Request> {
  const [, path = ""] = call.split(" /api/")
  const values = of ? [await of(fixture)].flat() : []
  const named = values.reduce((before, value) => before.replace(/\{\w+\}/, value), path)
  const query = email ? `?email=${(await email(fixture)).email}` : ""
  return { path: named + query, body: await body?.(fixture) }
}

export function sends(caller: Caller, call: string, { path, body }: Request) {
  const address = `/api/${path}`
  if (body instanceof Blob) return caller.upload(body, undefined, address)
  if (call.startsWith("POST")) return caller.post(address, body)
  if (call.startsWith("PUT")) return caller.put(address, body)
  if (call.startsWith("PATCH")) return caller.patch(address, body)
  return call.startsWith("DELETE") ? caller.delete(address, body) : caller.get(address)
}
