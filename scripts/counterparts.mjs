import { existsSync, rmSync, writeFileSync } from "node:fs"
import { findPostgresql } from "./postgresql.mjs"
import { runCaptured } from "./programs.mjs"

/** Servers used by journeys: the program that proves an installation, and Debian's packages. */
const counterparts = {
  nginx: ["/usr/sbin/nginx", "nginx"],
  haproxy: ["/usr/sbin/haproxy", "haproxy"],
  caddy: ["/usr/bin/caddy", "caddy"],
  pgbouncer: ["/usr/sbin/pgbouncer", "pgbouncer"],
  postfix: ["/usr/sbin/postfix", "postfix", "libsasl2-modules", "sasl2-bin"],
  swift: ["/usr/bin/swift-proxy-server", "swift-proxy", "swift-account", "swift-container", "swift-object"],
}

/** Returns the environment that names the servers installed or installable here; logs what is left out, and why. */
export async function findCounterparts() {
  const found = []
  for (const [name, [program, ...packages]] of Object.entries(counterparts)) {
    const reason = await reasonAgainst(name, program, packages)
    if (reason) console.log(`Left out: ${name} (${reason}).`)
    else found.push(name)
  }
  const postgresql = await findPostgresql(true)
  if (postgresql) found.push("standby")
  else console.log("Left out: a standby (no PostgreSQL 15 or newer is installed).")
  return { COUNTERPARTS: found.join(" "), ...(postgresql && { POSTGRESQL_BIN: postgresql.bin }) }
}

function reasonAgainst(name, program, packages) {
  if (name === "postfix" && process.getuid?.() !== 0) return "only root can start it"
  return existsSync(program) ? undefined : install(packages)
}

/** Returns the reason of a failure. */
async function install(packages) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get"))
    return "only root can install Debian's packages"
  console.log(`Installing ${packages.join(" ")} (Debian's)…`)
  const env = { DEBIAN_FRONTEND: "noninteractive" }
  await runCaptured(["apt-get", "update"], env)
  const command = ["apt-get", "install", "-y", "--no-install-recommends", ...packages]
  const { code, output } = await withoutServices(() => runCaptured(command, env))
  return code === 0 ? undefined : output.trim().split("\n").at(-1)
}

// https://people.debian.org/~hmh/invokerc.d-policyrc.d-specification.txt: 101 is "not allowed"
const policy = "/usr/sbin/policy-rc.d"

/** Runs `work`, which may install packages, without starting the services in them. */
async function withoutServices(work) {
  if (existsSync(policy)) return work()
  writeFileSync(policy, "#!/bin/sh\nexit 101\n", { mode: 0o755 })
  try {
    return await work()
  } finally {
    rmSync(policy, { force: true })
  }
}
