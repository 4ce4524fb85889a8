import { Stream } from "./stream.ts"

const maxPerPerson = 8

export function createRegister() {
  const streams = new Map<string, Set<Stream>>()

  /** Ends the person's oldest stream if there are too many. */
  function add(person: { id: string; sessionId: string }) {
    const own = of(person.id)
    const [oldest] = own
    if (oldest && own.size >= maxPerPerson) oldest.end()
    const stream = new Stream(person, remove)
    streams.set(person.id, own.add(stream))
    return stream
  }

  function of(personId: string) {
    return streams.get(personId) ?? new Set<Stream>()
  }

  function all() {
    return Array.from(streams.values()).flatMap((own) => Array.from(own))
  }

  return { add, of, all, people: () => Array.from(streams.keys()), count: () => all().length }

  function remove(stream: Stream) {
    const own = of(stream.personId)
    own.delete(stream)
    if (own.size === 0) streams.delete(stream.personId)
  }
}
