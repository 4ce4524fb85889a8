import { AsyncLocalStorage } from "node:async_hooks"
import type { Pool } from "pg"

export type Statement = { text: string; values: unknown[] }

/** Answers how to hear what a piece of work says to the database, each statement a round trip. For a pool not yet used. */
export function hearing(pool: Pool) {
  const heard = new AsyncLocalStorage<Statement[]>()
  pool.on("connect", (client) => {
    client.query = new Proxy(client.query, {
      apply(query, self, words) {
        heard.getStore()?.push(statementOf(words))
        return Reflect.apply(query, self, words)
      },
    })
  })
  return async (work: () => Promise<unknown>) => {
    const statements: Statement[] = []
    await heard.run(statements, work)
    return statements
  }
}

function statementOf([said, values]: unknown[]): Statement {
  const text = typeof said === "object" && said !== null && "text" in said ? said.text : said
  return { text: String(text), values: Array.isArray(values) ? values : [] }
}
