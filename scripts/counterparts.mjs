import { existsSync } from "node:fs"
import { findPostgresql } from "./postgresql.mjs"
import { listen } from "./programs.mjs"

/** What stands beside Backline for real: a program that shows that it is there, and Debian's packages of it. */
const counterparts = {
  nginx: ["/usr/sbin/nginx", "nginx"],
  haproxy: ["/usr/sbin/haproxy", "haproxy"],
  caddy: ["/usr/bin/caddy", "caddy"],
  pgbouncer: ["/usr/sbin/pgbouncer", "pgbouncer"],
  postfix: ["/usr/sbin/postfix", "postfix", "libsasl2-modules", "sasl2-bin"],
  swift: ["/usr/bin/swift-proxy-server", "swift-proxy", "swift-account", "swift-container", "swift-object"],
}

/** Those that are installed here, or can be, as the environment that tells the journeys; says what is left out, and why. */
export async function findCounterparts() {
  const found = []
  for (const [name, [program, ...packages]] of Object.entries(counterparts)) {
    const reason = existsSync(program) ? undefined : await install(packages)
    if (reason) console.log(`Left out: ${name} is not installed (${reason}).`)
    else found.push(name)
  }
  const postgresql = await findPostgresql()
  if (postgresql) found.push("standby")
  else console.log("Left out: a standby (no PostgreSQL 15 or newer is installed).")
  return { COUNTERPARTS: found.join(" "), ...(postgresql && { POSTGRESQL_BIN: postgresql.bin }) }
}

/** Answers why not. Its services are not started: runlevel 1 is for repairs (invoke-rc.d). */
async function install(packages) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get"))
    return `${packages.join(" ")}: only root can install Debian's packages`
  console.log(`Installing ${packages.join(" ")} (Debian's)…`)
  const env = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" }
  await listen(["apt-get", "update"], env)
  const { code, output } = await listen(
    ["apt-get", "install", "-y", "--no-install-recommends", ...packages],
    env,
  )
  return code === 0 ? undefined : output.trim().split("\n").at(-1)
}
