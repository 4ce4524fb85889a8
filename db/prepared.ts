import type pg from "pg"

const mostStatements = 300
const longestStatement = 4_000
const repeated = /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i

const names = new Map<string, string>()

/** The query function of a client, which has the server prepare each distinct statement only once. */
export function prepared(query: pg.PoolClient["query"]): pg.PoolClient["query"] {
  return new Proxy(query, {
    apply(target, client, [text, values, ...rest]) {
      const name = Array.isArray(values) ? nameOf(text) : undefined
      const statement = name ? { name, text, values } : text
      return Reflect.apply(target, client, name ? [statement, ...rest] : [statement, values, ...rest])
    },
  })
}

// Every connection keeps every named plan, so the names are few: none for a migration or a bulk insert.
function nameOf(text: unknown) {
  if (typeof text !== "string") return undefined
  const known = names.get(text)
  if (known) return known
  if (text.length > longestStatement || !repeated.test(text) || names.size === mostStatements)
    return undefined
  const name = `backline-${names.size + 1}`
  names.set(text, name)
  return name
}
