import type { Logger } from "pino"
import { StreamEvent } from "../../contract/stream.ts"
import { anyOf } from "../../db/any-of.ts"
import type { Db } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import { activeAmong } from "../identity/sessions.ts"
import { minute, second } from "../process/durations.ts"
import { createRegister } from "./register.ts"

const maxStreams = 1_500
const heartbeat = 20 * second

export type Streams = ReturnType<typeof createStreams>

export function createStreams({ db, log }: { db: Db; log: Logger }) {
  const streams = createRegister()
  const timers = [setInterval(beat, heartbeat).unref(), setInterval(runCheck, minute).unref()]

  /** Throws `unavailable` if there are too many streams. */
  async function open(person: { id: string; sessionId: string }, lastEventId: string | undefined) {
    if (streams.count() >= maxStreams)
      throw new Problem("unavailable", (say) => say.unavailable, { retryAfter: 30 })
    const stream = streams.add(person)
    try {
      // after adding the stream: later commits are sent to it, earlier ones are in the position
      const position = (await positionsOf(db, [person.id])).get(person.id) ?? 0
      stream.position = Math.max(stream.position, position)
      stream.send(lastEventId === String(position) ? "current" : "refresh")
    } catch (error) {
      stream.end()
      throw error
    }
    return stream.body
  }

  /** Receives the notices of {@link publish}; an empty one after each connect, when some may have been missed. */
  function onNotice(payload: string) {
    if (payload === "") {
      refreshBehind(db, streams).catch(logFailure)
      return
    }
    const [personId = "", position, type, id] = payload.split(" ")
    const event = StreamEvent.safeParse({ type, id }).data
    for (const stream of streams.of(personId)) {
      if (!event || Number(position) <= stream.position) continue
      stream.position = Number(position)
      stream.send(event.type, { id: event.id })
    }
  }

  function onSessionEnded(sessionId: string) {
    for (const stream of streams.all()) if (stream.sessionId === sessionId) stream.end()
  }

  function close() {
    for (const timer of timers) clearInterval(timer)
    for (const stream of streams.all()) stream.end()
  }

  return { open, onNotice, onSessionEnded, check: () => endExpired(db, streams), close }

  function beat() {
    for (const stream of streams.all()) stream.beat()
  }

  function runCheck() {
    endExpired(db, streams).catch(logFailure)
  }

  function logFailure(error: unknown) {
    log.error({ err: error }, "streams were not checked")
  }
}

type Register = ReturnType<typeof createRegister>

async function refreshBehind(db: Db, streams: Register) {
  const positions = await positionsOf(db, streams.people())
  for (const stream of streams.all()) {
    const position = positions.get(stream.personId) ?? 0
    if (position <= stream.position) continue
    stream.position = position
    stream.send("refresh")
  }
}

async function endExpired(db: Db, streams: Register) {
  const open = streams.all()
  if (open.length === 0) return
  const sessionIds = open.map(({ sessionId }) => sessionId)
  const active = await activeAmong(db, sessionIds)
  for (const stream of open) if (!active.has(stream.sessionId)) stream.end()
}

async function positionsOf(db: Db, personIds: string[]) {
  const rows = await db
    .selectFrom("streamPositions")
    .selectAll()
    .where("userId", "=", anyOf(personIds))
    .execute()
  return new Map(rows.map(({ userId, position }) => [userId, position]))
}
