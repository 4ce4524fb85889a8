import type { Context } from "../context.ts"
import { pickEvenly } from "../counter.ts"
import { raw, sendRaw } from "../malformed/raw-request.ts"
import { atLeast, none, outcomeOf } from "../outcome.ts"

const served = ["assets", "photos", "photos/products", "products", "sellers", "sitemaps", "api"]
const roots = ["", ...served, "build", "server", "static", "public", "uploads", "data"]
const climbs = ["", "/..", "/../..", "/%2e%2e", "/..%2f..", "/%2e%2e%2f%2e%2e", "/..%5c..", "/....//....//"]
const sources = [".git/config", ".git/HEAD", "package.json", "package-lock.json", "server/main.ts"]
const secrets = [".env", ".env.example", "auth-secret", "postgres/data/postgresql.conf", "id_rsa"]
const copies = ["entry.client.js.map", "backup.sql", "dump.gz", "node_modules/pg/package.json"]
const system = ["etc/passwd", "proc/self/environ", "server-status", "actuator/env", "debug/pprof"]
const tools = ["admin", "wp-login.php", "phpmyadmin/", "graphql", "swagger.json", ".well-known/security"]
const files = [...sources, ...secrets, ...copies, ...system, ...tools]
const paths = roots.flatMap((root) =>
  climbs.flatMap((climb) => files.map((file) => `${root && `/${root}`}${climb}/${file}`)),
)

/** Requests files that must not be served, by every kind of path traversal. */
export async function forbiddenPaths({ product: open, rounds, seed }: Context) {
  const product = await open()
  const asked = pickEvenly(paths, Math.max(200, rounds(paths.length)), seed)
  const hits: string[] = []
  for (const path of asked) {
    // sent raw, because clients normalize paths
    const { fate } = await sendRaw(product.address, raw(path, `GET ${path} HTTP/1.1`))
    if (typeof fate !== "number" || fate < 400 || fate >= 500) hits.push(`${fate} ${path}`)
  }
  return outcomeOf({ paths: atLeast(asked.length, 200), "not refused": none(hits) })
}
