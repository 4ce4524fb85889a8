import { readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./programs.mjs"

// CVE-2026-5079, CVE-2026-8159, CVE-2026-8162
const never = ["busboy", "multer", "multiparty"]

/** Returns what is wrong with the locked packages: unsafe versions or packages, missing hashes, unexpected scripts. */
export function faultsOfPackages() {
  const { packages } = read("package-lock.json")
  const { allowScripts } = read("package.json")
  const installed = Object.entries(packages).filter(([place]) => place.startsWith("node_modules/"))
  return [
    ...Object.entries(read("security/minimum-versions.json")).flatMap(([name, { lowest, why }]) =>
      installed
        .filter(([place, { version }]) => nameOf(place) === name && isBelow(version, lowest))
        .map(([place, { version }]) => `${place} is ${version}, below ${lowest}: ${why}`),
    ),
    ...installed
      .filter(([place]) => never.includes(nameOf(place)))
      .map(([place]) => `${place} takes files apart as nobody should: Node.js does it (FormData)`),
    ...installed
      .filter(([, { resolved, integrity }]) => resolved && !integrity)
      .map(([place]) => `${place} may be replaced on its way: the lock file does not say its hash`),
    ...installed
      .filter(([place, { hasInstallScript }]) => hasInstallScript && !allowScripts[nameOf(place)])
      .map(([place]) => `${place} wants to run a script when it is installed, and nobody allowed it`),
  ]
}

function read(file) {
  return JSON.parse(readFileSync(join(root, file), "utf8"))
}

function nameOf(place) {
  return place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length)
}

/** Compares numerically; a prerelease such as 1.2.3-beta is below 1.2.3. */
function isBelow(version, lowest) {
  const [one, other] = [version, lowest].map((each) => each.split("-")[0].split(".").map(Number))
  const place = other.findIndex((number, index) => number !== one[index])
  if (place === -1) return version.includes("-") && !lowest.includes("-")
  return one[place] < other[place]
}
