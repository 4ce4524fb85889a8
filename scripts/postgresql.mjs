import { spawn } from "node:child_process"
import { once } from "node:events"
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { runCaptured } from "./programs.mjs"

const packages = "/usr/lib/postgresql"
const settings = "/etc/postgresql-common/createcluster.conf"
const oldest = 15
const nobody = 65534

/** Returns the oldest suitable PostgreSQL installed here. Installs one only if allowed: the package runs a service. */
export async function findPostgresql(mayInstall = Boolean(process.env.CI)) {
  const version = installedVersions()[0] ?? (mayInstall ? await installDebianPackage() : undefined)
  return version && { version, bin: join(packages, String(version), "bin") }
}

/** Starts an installed PostgreSQL in a temporary folder; returns undefined without one. */
export async function startPostgresql() {
  const found = await findPostgresql()
  if (!found) return undefined
  const { version, bin } = found
  const folder = mkdtempSync(join(tmpdir(), "backline-postgresql-"))
  const account = accountFor(folder)
  const data = join(folder, "data")
  const flags = ["-D", data, "-U", "backline", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]
  const { code, output } = await runCaptured([join(bin, "initdb"), ...flags], {}, { ...account, cwd: folder })
  if (code !== 0) throw new Error(output)
  const options = ["-D", data, "-k", folder, "-c", "listen_addresses=", "-c", "fsync=off"]
  const server = spawn(join(bin, "postgres"), options, { ...account, cwd: folder, stdio: "ignore" })
  const stop = async () => {
    server.kill("SIGINT")
    await once(server, "exit")
    rmSync(folder, { recursive: true, force: true })
  }
  await socketIn(folder)
  return { version, url: `postgres://backline@localhost/postgres?host=${folder}`, stop }
}

async function installDebianPackage() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined
  console.log("Installing PostgreSQL (Debian's package)…")
  const env = { DEBIAN_FRONTEND: "noninteractive" }
  await runCaptured(["apt-get", "update"], env)
  await runCaptured(["apt-get", "install", "-y", "--no-install-recommends", "postgresql-common"], env)
  // installs the package without a cluster of its own
  if (existsSync(settings)) appendFileSync(settings, "\ncreate_main_cluster = false\n")
  await runCaptured(["apt-get", "install", "-y", "--no-install-recommends", "postgresql"], env)
  return installedVersions()[0]
}

function installedVersions() {
  if (!existsSync(packages)) return []
  return readdirSync(packages)
    .map(Number)
    .filter((version) => version >= oldest && existsSync(join(packages, String(version), "bin/postgres")))
    .toSorted((one, other) => one - other)
}

// PostgreSQL refuses to run as root
function accountFor(folder) {
  if (process.getuid?.() !== 0) return {}
  chownSync(folder, nobody, nobody)
  return { uid: nobody, gid: nobody }
}

async function socketIn(folder) {
  const patience = AbortSignal.timeout(60_000)
  while (!readdirSync(folder).includes(".s.PGSQL.5432.lock")) {
    if (patience.aborted) throw new Error("The installed PostgreSQL did not start.")
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
