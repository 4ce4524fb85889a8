import type pg from "pg"

const maxStatements = 300
const maxLength = 4_000
const repeated = /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i

const names = new Map<string, string>()

export function withPreparedStatements(query: pg.PoolClient["query"]): pg.PoolClient["query"] {
  return new Proxy(query, {
    apply(target, client, [text, values, ...rest]) {
      const name = Array.isArray(values) ? nameOf(text) : undefined
      const statement = name ? { name, text, values } : text
      return Reflect.apply(target, client, name ? [statement, ...rest] : [statement, values, ...rest])
    },
  })
}

// bounded; excludes migrations and bulk inserts, whose texts vary
function nameOf(text: unknown) {
  if (typeof text !== "string") return undefined
  const known = names.get(text)
  if (known) return known
  if (text.length > maxLength || !repeated.test(text) || names.size === maxStatements) return undefined
  const name = `backline-${names.size + 1}`
  names.set(text, name)
  return name
}
