import { AsyncLocalStorage } from "node:async_hooks"
import type { Pool } from "pg"

export type Statement = { text: string; values: unknown[] }

/** Records the SQL statements of a piece of work, each a round trip. The pool must not have connected yet. */
export function recordStatements(pool: Pool) {
  const recording = new AsyncLocalStorage<Statement[]>()
  pool.on("connect", (client) => {
    client.query = new Proxy(client.query, {
      apply(query, self, words) {
        recording.getStore()?.push(statementOf(words))
        return Reflect.apply(query, self, words)
      },
    })
  })
  return async (work: () => Promise<unknown>) => {
    const statements: Statement[] = []
    await recording.run(statements, work)
    return statements
  }
}

function statementOf([said, values]: unknown[]): Statement {
  const text = typeof said === "object" && said !== null && "text" in said ? said.text : said
  return { text: String(text), values: Array.isArray(values) ? values : [] }
}
