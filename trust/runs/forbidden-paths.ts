import { sendRaw } from "../malformed/send.ts"
import { raw } from "../malformed/write.ts"
import { engines, type Run } from "../run.ts"
import { spread } from "../spread.ts"

const roots = [
  "",
  "/assets",
  "/photos",
  "/api",
  "/build",
  "/server",
  "/static",
  "/public",
  "/uploads",
  "/data",
]
const climbs = ["", "/..", "/../..", "/%2e%2e", "/..%2f..", "/%2e%2e%2f%2e%2e", "/..%5c..", "/....//....//"]
const files = [
  "/.git/config",
  "/.git/HEAD",
  "/.env",
  "/.env.example",
  "/package.json",
  "/package-lock.json",
  "/server/main.ts",
  "/auth-secret",
  "/postgres/data/postgresql.conf",
  "/etc/passwd",
  "/proc/self/environ",
  "/admin",
  "/.well-known/security",
  "/wp-login.php",
  "/phpmyadmin/",
  "/server-status",
  "/actuator/env",
  "/debug/pprof",
  "/graphql",
  "/entry.client.js.map",
  "/backup.sql",
  "/dump.gz",
  "/id_rsa",
  "/node_modules/pg/package.json",
  "/swagger.json",
]
const paths = roots.flatMap((root) =>
  climbs.flatMap((climb) => files.map((file) => `${root}${climb}${file}`)),
)

/** Everything that must not be had, by every way that leads up or round. */
export const forbiddenPaths: Run = {
  engines,
  async run({ product: open, rounds }) {
    const product = await open()
    const asked = spread(paths, rounds(paths.length))
    const hits: string[] = []
    for (const path of asked) {
      // a path that no client has tidied up
      const { fate } = await sendRaw(product.address, raw(path, `GET ${path} HTTP/1.1`))
      if (typeof fate !== "number" || fate < 400 || fate >= 500) hits.push(`${fate} ${path}`)
    }
    return {
      measured: `${asked.length} paths: ${hits.length} not refused${hits.length > 0 ? ` (${hits.slice(0, 3).join("; ")})` : ""}`,
      held: hits.length === 0,
    }
  },
}
