import { Client, type ClientConfig } from "pg"

/** How long a question may wait for a connection of the pooler's, in milliseconds. */
const patience = 5_000

/**
 * Whether what lies between lets clients share connections, as a pooler in transaction mode does: what two clients ask by
 * turns is answered by two processes of PostgreSQL, each its own client's, only where nobody shares.
 */
export async function sharesConnections(server: ClientConfig) {
  const clients = [1, 2].map(() => new Client({ ...server, query_timeout: patience }))
  try {
    for (const client of clients) {
      client.on("error", () => undefined)
      await client.connect()
    }
    const seen: number[] = []
    for (const client of [...clients, ...clients]) seen.push(await processOf(client))
    const [one, other, oneAgain, otherAgain] = seen
    return one === other || one !== oneAgain || other !== otherAgain
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

async function processOf(client: Client) {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid")
  return rows[0]?.pid ?? 0
}
