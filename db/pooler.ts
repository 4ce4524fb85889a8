import { Client, type ClientConfig } from "pg"

const queryTimeoutMs = 5_000

/** Detects transaction pooling: two clients share a backend. */
export async function sharesConnections(server: ClientConfig) {
  const clients = [1, 2].map(() => new Client({ ...server, query_timeout: queryTimeoutMs }))
  try {
    for (const client of clients) {
      client.on("error", () => undefined)
      await client.connect()
    }
    const pids: number[] = []
    for (const client of [...clients, ...clients]) pids.push(await backendPid(client))
    const [one, other, oneAgain, otherAgain] = pids
    return one === other || one !== oneAgain || other !== otherAgain
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

async function backendPid(client: Client) {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid")
  return rows[0]?.pid ?? 0
}
