import { connect } from "node:net"
import { engines, type Run } from "../run.ts"

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
    const { hostname, port } = new URL(product.address)
    // of a tenth every tenth
    const step = Math.round(paths.length / rounds(paths.length))
    const asked = paths.filter((_, place) => place % step === 0)
    const hits: string[] = []
    for (const path of asked) {
      const status = await ask(hostname, Number(port), path)
      if (status < 400 || status >= 500) hits.push(`${status} ${path}`)
    }
    return {
      measured: `${asked.length} paths: ${hits.length} not refused${hits.length > 0 ? ` (${hits.slice(0, 3).join("; ")})` : ""}`,
      held: hits.length === 0,
    }
  },
}

/** The status for a path that no client has tidied up. */
function ask(host: string, port: number, path: string) {
  return new Promise<number>((resolve, reject) => {
    let answer = ""
    const socket = connect(port, host, () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\nConnection: close\r\n\r\n`)
    })
    socket.setEncoding("latin1").on("data", (text) => (answer += String(text)))
    socket.on("error", reject).on("close", () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])))
  })
}
