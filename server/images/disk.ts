import { mkdir, open, rename, rm } from "node:fs/promises"
import { basename, join } from "node:path"
import { type ImageHost, variantType } from "./image-host.ts"
import { deleteOldFiles } from "./delete-old-files.ts"

/** The path under which web.ts serves the photos of this host. */
export const photoPath = "/photos"

/** Photos as files in `folder`. An address names its content for good, so it can be cached for ever. */
export function diskHost(folder: string): ImageHost {
  return {
    async store(id, variants) {
      await mkdir(folder, { recursive: true })
      const stored = variants.map(async ({ width, height, bytes }) => {
        const name = `${id}-${width}.${variantType.extension}`
        await write(folder, name, bytes)
        return { url: `${photoPath}/${name}`, width, height }
      })
      const results = await Promise.allSettled(stored)
      const sizes = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []))
      const failed = results.find((result) => result.status === "rejected")
      if (failed) {
        await this.remove(sizes)
        throw failed.reason
      }
      await flush(folder)
      return sizes
    },
    async remove(sizes) {
      for (const { url } of sizes)
        if (url.startsWith(`${photoPath}/`)) await rm(join(folder, basename(url)), { force: true })
    },
    // by a server that was killed; whole files are left, for they may be another database's
    async deletePartFiles(before) {
      await mkdir(folder, { recursive: true })
      await deleteOldFiles(folder, before, part)
    },
  }
}

/** Ends the name of what is not whole yet. */
const part = ".part"

/** All or nothing, also when the power goes: written beside, flushed, then renamed. */
async function write(folder: string, name: string, bytes: Buffer) {
  const temporary = join(folder, `.${name}${part}`)
  try {
    const file = await open(temporary, "w")
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, join(folder, name))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

async function flush(folder: string) {
  const directory = await open(folder, "r")
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
