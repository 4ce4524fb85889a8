import { createWriteStream } from "node:fs"
import { mkdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import { Busboy, type BusboyFileStream } from "@fastify/busboy"
import { v7 as uuidv7 } from "uuid"
import { check } from "../../contract/checks.ts"
import { imageMaxBytes } from "../../contract/images.ts"
import { ofCheck, Problem } from "../http/problem.ts"
import { deleteOldFiles } from "./delete-old-files.ts"
import { hour } from "../process/durations.ts"

/** Photos that come in, wait for their turn or are being encoded, in one process, and those of one seller. */
const mostAtOnce = 20
const mostOfOne = 5
const underWay = new Map<string, number>()

/** A file this old was left by a process that died. */
const age = hour

/**
 * Has `use` work with the photo of a form (field `image`) in a file, which goes afterwards: in memory, a crowd of them
 * would take all there is. Throws `unavailable`, `unsupported-type`, `unreadable`, `invalid`, `too-large`.
 */
export async function withPhoto<Result>(
  config: { dataDir: string },
  owner: { id: string },
  request: Request,
  use: (file: string) => Promise<Result>,
) {
  const own = underWay.get(owner.id) ?? 0
  const all = underWay.values().reduce((sum, count) => sum + count, 0)
  if (own >= mostOfOne || all >= mostAtOnce)
    throw new Problem("unavailable", (say) => say.busyUploads, {
      retryAfter: 10,
    })
  underWay.set(owner.id, own + 1)
  try {
    const file = join(await folderOf(config), uuidv7())
    try {
      await receive(request, file)
      return await use(file)
    } finally {
      await rm(file, { force: true })
    }
  } finally {
    leave(owner.id)
  }
}

function leave(id: string) {
  const others = (underWay.get(id) ?? 1) - 1
  if (others > 0) underWay.set(id, others)
  else underWay.delete(id)
}

/** Takes away what was left by a process that died. */
export async function deleteStaleUploads(config: { dataDir: string }) {
  await deleteOldFiles(await folderOf(config), new Date(Date.now() - age))
}

/** Made where it is not there yet. */
async function folderOf({ dataDir }: { dataDir: string }) {
  const folder = join(dataDir, "uploads")
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

async function receive({ headers, body }: Request, file: string) {
  const type = headers.get("Content-Type") ?? ""
  if (!/^multipart\/form-data/i.test(type)) throw new Problem("unsupported-type", (say) => say.sendPhoto)
  let photo: BusboyFileStream | undefined
  let written: Promise<void> | undefined
  try {
    const form = new Busboy({ headers: { "content-type": type }, limits })
    form.on("file", (name, stream) => {
      // of a form that ends within a file the file hears, too, and the form tells
      stream.on("error", () => undefined)
      if (name !== "image" || photo) return stream.resume()
      photo = stream
      written = pipeline(stream, createWriteStream(file, { mode: 0o600 }))
      // a disk that is full ends the form, which would wait for it
      written.catch((error: Error) => form.destroy(error))
      return undefined
    })
    await pipeline(body ?? [], form)
    await written
  } catch (error) {
    photo?.destroy()
    await written?.catch(() => undefined)
    throw unreadable(error)
  }
  if (photo?.truncated) throw new Problem("too-large", ofCheck(check("tooLargePhoto", "productPhoto")))
  if (!photo || (await stat(file)).size === 0)
    throw Problem.ofFields({ image: ofCheck(check("required", "productPhoto")) })
}

const limits = { files: 2, fileSize: imageMaxBytes, fields: 10, fieldSize: 1_000, parts: 12 }

/** What a caller sent that is no form; the body limit's own error says 413, a full disk and its like are ours. */
function unreadable(error: unknown) {
  const isOurs = error instanceof Error && ("status" in error || "syscall" in error)
  return error instanceof Problem || isOurs ? error : new Problem("unreadable", (say) => say.unreadableForm)
}
