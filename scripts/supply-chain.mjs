import { readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./programs.mjs"

/** What is wrong with the packages that the lock file names: versions that are known to be unsafe, scripts nobody allowed. */
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

/** By numbers; what stands behind a dash, as in 1.2.3-beta, is before 1.2.3. */
function isBelow(version, lowest) {
  const [one, other] = [version, lowest].map((each) => each.split("-")[0].split(".").map(Number))
  const place = other.findIndex((number, index) => number !== one[index])
  if (place === -1) return version.includes("-") && !lowest.includes("-")
  return one[place] < other[place]
}
