import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { Pool } from "pg"
import { stopWithParent } from "../../server/process/parent.ts"

// Lower bound for the cost of a list: one named prepared statement of pg, its rows sent as JSON.
const [, , connectionString, text = ""] = process.argv
const pool = new Pool({ connectionString, max: 10 })

const server = createServer((request, response) => void answer(request, response))

async function answer(request: IncomingMessage, response: ServerResponse) {
  const { searchParams } = new URL(request.url ?? "", "http://localhost")
  const { rows } = await pool.query({ name: "list", text, values: [searchParams.get("cursor")] })
  response.writeHead(200, { "Content-Type": "application/json; charset=utf-8" })
  response.end(JSON.stringify(rows))
}

server.listen(0, "127.0.0.1", () => {
  const bound = server.address()
  process.send?.(`http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`)
})
stopWithParent(() => process.exit())
