import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { Pool } from "pg"
import { v7 as uuidv7 } from "uuid"
import { z } from "zod"
import { stopWithParent } from "../../server/process/parent.ts"

// Lower bound for the cost of a write: repeats the statements recorded from one request, with other products.
const Said = z.array(z.object({ text: z.string(), values: z.array(z.unknown()) }))
const [, , connectionString, said = "[]", productId] = process.argv
const statements = Said.parse(JSON.parse(said))
const pool = new Pool({ connectionString, max: 10 })

const server = createServer((request, response) => void answer(request, response))

async function answer(request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body: { productId?: string; product?: { _id: string } } = JSON.parse(String(Buffer.concat(chunks)))
  const written = await change(body.productId ?? body.product?._id ?? "")
  const status = written ? 201 : 409
  response.writeHead(status, { "Content-Type": "application/json" }).end('{"acknowledged":true}')
}

/** Returns the row count of the last statement; 0 means that nothing was written. */
async function change(ofProduct: string) {
  const client = await pool.connect()
  let written: number | null = 0
  try {
    for (const [place, { text, values }] of statements.entries()) {
      const isPlain = values.length === 0
      const statement = { name: `statement ${place}`, text, values: values.map(valueFor) }
      written = (await client.query(isPlain ? text : statement)).rowCount
    }
    return written
  } finally {
    client.release()
  }

  function valueFor(value: unknown) {
    if (value === productId) return ofProduct
    return typeof value === "string" ? value.replaceAll("new id", () => uuidv7()) : value
  }
}

server.listen(0, "127.0.0.1", () => {
  const bound = server.address()
  process.send?.(`http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`)
})
stopWithParent(() => process.exit())
