import type { StreamEvent, StreamSignal } from "../../contract/stream.ts"

/** Most events that a client may leave unread; it may be asleep. */
const maxUnread = 100

export class Stream {
  /** Position of the newest event that was sent (publish.ts). */
  position = 0
  readonly personId: string
  readonly sessionId: string
  readonly body: ReadableStream<Uint8Array>
  #out: ReadableStreamDefaultController<Uint8Array> | undefined
  #onGone: (stream: Stream) => void

  constructor(person: { id: string; sessionId: string }, onGone: (stream: Stream) => void) {
    this.personId = person.id
    this.sessionId = person.sessionId
    this.#onGone = onGone
    this.body = new ReadableStream({
      start: (out) => {
        this.#out = out
      },
      cancel: () => this.#leave(),
    })
  }

  send(type: StreamEvent["type"] | StreamSignal, data: object = {}) {
    this.#write(`id: ${this.position}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  /** Heartbeat, so that neither side nor a proxy takes the connection for dead. */
  beat() {
    this.#write(":\n\n")
  }

  end() {
    this.send("ended")
    this.#out?.close()
    this.#leave()
  }

  #write(text: string) {
    if ((this.#out?.desiredSize ?? 0) > -maxUnread) return this.#out?.enqueue(encoder.encode(text))
    this.#out?.error(new Error("The client does not read."))
    return this.#leave()
  }

  #leave() {
    this.#out = undefined
    this.#onGone(this)
  }
}

const encoder = new TextEncoder()
