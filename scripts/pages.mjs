import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { compressFiles } from "./compress.mjs"
import { runCaptured, root, tool } from "./programs.mjs"
import { withSetUpLock } from "./set-up-lock.mjs"

const stamp = join(root, "build/.stamp")
const languages = ["en", "bn"]
const sources = [
  "app",
  "contract",
  "public",
  "texts",
  "vite.config.ts",
  "react-router.config.ts",
  "scripts/compress.mjs",
  "package-lock.json",
]

export async function ensurePages() {
  if (areBuilt()) return
  await withSetUpLock(async () => {
    if (areBuilt()) return
    console.log("Building the pages…")
    await buildPages()
  })
}

function areBuilt() {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint()
}

/** Rebuilds the pages in all languages; returns how many seconds each took. */
export async function buildPages() {
  // no stamp, no pages: an interrupted build starts over
  rmSync(stamp, { force: true })
  rmSync(join(root, "build"), { recursive: true, force: true })
  const built = fingerprint()
  const seconds = {}
  for (const language of languages) {
    const began = performance.now()
    await buildIn(language)
    seconds[language] = (performance.now() - began) / 1_000
  }
  writeFileSync(stamp, built)
  return seconds
}

async function buildIn(language) {
  const { code, output } = await runCaptured([...tool("react-router", "@react-router/dev"), "build"], {
    NODE_ENV: "production",
    PAGES_LANGUAGE: language,
  })
  if (code !== 0) throw new Error(`${output}\nThe pages could not be built: the reason is above.`)
  await compressFiles(join(root, "build", language, "client/assets"))
}

function fingerprint() {
  const hash = createHash("sha256")
  for (const file of sources.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest("hex")
}

function filesIn(path) {
  const place = join(root, path)
  if (!existsSync(place)) return []
  if (!statSync(place).isDirectory()) return [path]
  return readdirSync(place)
    .toSorted()
    .flatMap((name) => filesIn(`${path}/${name}`))
}
