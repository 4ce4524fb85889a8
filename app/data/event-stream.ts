export type StreamEvent = { id: string; type: string; data: string }

/** Parses server-sent events; our server separates lines by LF only, and a heartbeat is an event without a type. */
export async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ""
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const blocks = (rest + part.value).split("\n\n")
    rest = blocks.pop() ?? ""
    yield* blocks.map(toEvent)
  }
}

function toEvent(block: string) {
  const fields = new Map(
    block.split("\n").map((line): [string, string] => {
      const colon = line.indexOf(":")
      return [line.slice(0, colon), line.slice(colon + 1).trimStart()]
    }),
  )
  return { id: fields.get("id") ?? "", type: fields.get("event") ?? "", data: fields.get("data") ?? "" }
}
