import { createWriteStream } from "node:fs"
import { mkdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import { Busboy, type BusboyFileStream } from "@fastify/busboy"
import { v7 as uuidv7 } from "uuid"
import { fieldError } from "../../contract/checks.ts"
import { imageMaxBytes, tooLargePhoto } from "../../contract/images.ts"
import { inFlight } from "../http/in-flight.ts"
import { ofFieldError, Problem } from "../http/problem.ts"
import { deleteOldFiles } from "./delete-old-files.ts"
import { hour } from "../process/durations.ts"

const uploads = inFlight({
  all: 20,
  each: 5,
  busy: new Problem("unavailable", (say) => say.busyUploads, { retryAfter: 10 }),
})

const staleMs = hour

/** Streams the photo to a file. Throws `unavailable`, `unsupported-type`, `unreadable`, `invalid`, `too-large`. */
export async function withPhoto<Result>(
  config: { dataDir: string },
  owner: { id: string },
  request: Request,
  use: (file: string) => Promise<Result>,
) {
  return uploads(owner.id, 1, async () => {
    const folder = await ensureFolder(config)
    // files left by a killed process
    await deleteOldFiles(folder, new Date(Date.now() - staleMs))
    const file = join(folder, uuidv7())
    try {
      await receive(request, file)
      return await use(file)
    } finally {
      await rm(file, { force: true })
    }
  })
}

async function ensureFolder({ dataDir }: { dataDir: string }) {
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
      stream.on("error", () => undefined)
      if (name !== "image" || photo) return stream.resume()
      photo = stream
      stream.on("limit", () => form.destroy(new Problem("too-large", ofFieldError(tooLargePhoto()))))
      written = pipeline(stream, createWriteStream(file, { mode: 0o600 }))
      // a failed write, such as on a full disk, ends parsing
      written.catch((error: Error) => form.destroy(error))
      return undefined
    })
    // otherwise the parser reads the remaining parts
    form.on("partsLimit", () => form.destroy(new Problem("unreadable", (say) => say.unreadableForm)))
    await pipeline(body ?? [], form)
    await written
  } catch (error) {
    photo?.destroy()
    await written?.catch(() => undefined)
    throw problemOf(error)
  }
  if (!photo || (await stat(file)).size === 0)
    throw Problem.ofFields({ image: ofFieldError(fieldError("required", "productPhoto")) })
}

const limits = { files: 2, fileSize: imageMaxBytes, fields: 10, fieldSize: 1_000, parts: 12 }

/** An error with `syscall` comes from the disk, not from a malformed form. */
function problemOf(error: unknown) {
  const isOfDisk = error instanceof Error && "syscall" in error
  return error instanceof Problem || isOfDisk ? error : new Problem("unreadable", (say) => say.unreadableForm)
}
