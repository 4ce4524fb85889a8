import { AsyncLocalStorage } from "node:async_hooks"
import type { Pool } from "pg"

/** Answers how to hear what a piece of work says to the database, each statement a round trip. For a pool not yet used. */
export function hearing(pool: Pool) {
  const heard = new AsyncLocalStorage<string[]>()
  pool.on("connect", (client) => {
    client.query = new Proxy(client.query, {
      apply(query, self, words) {
        heard.getStore()?.push(textOf(words[0]))
        return Reflect.apply(query, self, words)
      },
    })
  })
  return async (work: () => Promise<unknown>) => {
    const statements: string[] = []
    await heard.run(statements, work)
    return statements
  }
}

function textOf(statement: unknown) {
  if (typeof statement === "string") return statement
  const isNamed = typeof statement === "object" && statement !== null && "text" in statement
  return isNamed ? String(statement.text) : ""
}
