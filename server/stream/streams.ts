import { sql } from "kysely"
import type { Logger } from "pino"
import { StreamEvent, type streamSignals } from "../../contract/stream.ts"
import type { Db } from "../../db/tables.ts"
import { minute, second } from "../process/durations.ts"
import { Problem } from "../http/problem.ts"
import { activeAmong } from "../identity/sessions.ts"

const maxStreams = 1_500
const maxPerPerson = 8
const heartbeat = 20 * second
/** Events that a client has not read; it may be asleep. */
const maxUnread = 100

type Stream = {
  personId: string
  sessionId: string
  position: number
  out: ReadableStreamDefaultController<Uint8Array>
}

export type Streams = ReturnType<typeof createStreams>

/** The open event streams of this process. */
export function createStreams({ db, log }: { db: Db; log: Logger }) {
  const streams = new Map<string, Set<Stream>>()
  const timers = [setInterval(beat, heartbeat).unref(), setInterval(runCheck, minute).unref()]

  /** Throws `unavailable` where there are too many. */
  async function open(person: { id: string; sessionId: string }, lastEventId: string | undefined) {
    if (all().length >= maxStreams)
      throw new Problem("unavailable", (say) => say.unavailable, { retryAfter: 30 })
    const { body, stream } = add(person.id, person.sessionId)
    // after it was added: what is committed from now on is told, what was before is in the position
    const position = (await positionsOf(db, [person.id])).get(person.id) ?? 0
    stream.position = Math.max(stream.position, position)
    signal(stream, lastEventId === String(position) ? "current" : "refresh")
    return body
  }

  /** Of {@link publish}; empty after each connect, when some may have been missed. */
  function onNotice(payload: string) {
    if (payload === "") {
      refreshBehind().catch(logFailure)
      return
    }
    const [personId = "", position, type, id] = payload.split(" ")
    const event = StreamEvent.safeParse({ type, id }).data
    for (const stream of streams.get(personId) ?? []) {
      if (!event || Number(position) <= stream.position) continue
      stream.position = Number(position)
      send(stream, event.type, { id: event.id })
    }
  }

  function onSessionEnded(sessionId: string) {
    for (const stream of all()) if (stream.sessionId === sessionId) end(stream)
  }

  function close() {
    for (const timer of timers) clearInterval(timer)
    for (const stream of all()) end(stream)
  }

  return { open, onNotice, onSessionEnded, check, close }

  function add(personId: string, sessionId: string) {
    const own = streams.get(personId) ?? new Set()
    const [oldest] = own
    if (oldest && own.size >= maxPerPerson) end(oldest)
    streams.set(personId, own)
    let stream: Stream | undefined
    const body = new ReadableStream<Uint8Array>({
      start: (out) => {
        stream = { personId, sessionId, position: 0, out }
      },
      cancel: () => stream && remove(stream),
    })
    if (!stream) throw new Error("A stream starts at once.")
    own.add(stream)
    return { body, stream }
  }

  function all() {
    return Array.from(streams.values()).flatMap((own) => Array.from(own))
  }

  function remove(stream: Stream) {
    const own = streams.get(stream.personId)
    own?.delete(stream)
    if (own?.size === 0) streams.delete(stream.personId)
  }

  function end(stream: Stream) {
    signal(stream, "ended")
    if (!streams.get(stream.personId)?.has(stream)) return
    remove(stream)
    stream.out.close()
  }

  function signal(stream: Stream, type: (typeof streamSignals)[number]) {
    send(stream, type, {})
  }

  function send(stream: Stream, type: string, data: object) {
    write(stream, `id: ${stream.position}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  function write(stream: Stream, text: string) {
    if ((stream.out.desiredSize ?? 0) > -maxUnread) return stream.out.enqueue(encoder.encode(text))
    remove(stream)
    return stream.out.error(new Error("The client does not read."))
  }

  function beat() {
    for (const stream of all()) write(stream, ":\n\n")
  }

  async function refreshBehind() {
    const positions = await positionsOf(db, Array.from(streams.keys()))
    for (const stream of all()) {
      const position = positions.get(stream.personId) ?? 0
      if (position <= stream.position) continue
      stream.position = position
      signal(stream, "refresh")
    }
  }

  /** Ends those whose session has expired. */
  async function check() {
    const open = all()
    if (open.length === 0) return
    const active = await activeAmong(
      db,
      open.map(({ sessionId }) => sessionId),
    )
    for (const stream of open) if (!active.has(stream.sessionId)) end(stream)
  }

  function runCheck() {
    check().catch(logFailure)
  }

  function logFailure(error: unknown) {
    log.error({ err: error }, "streams were not checked")
  }
}

const encoder = new TextEncoder()

async function positionsOf(db: Db, personIds: string[]) {
  const rows = await db
    .selectFrom("streamPositions")
    .selectAll()
    .where("userId", "=", sql<string>`any(${personIds}::uuid[])`)
    .execute()
  return new Map(rows.map(({ userId, position }) => [userId, position]))
}
