import { join } from "node:path"
import type { Logger } from "pino"
import type { Config } from "../config/config.ts"
import { Problem } from "../http/problem.ts"
import { diskHost } from "./disk.ts"
import type { ImageHost } from "./image-host.ts"
import { keep } from "./images.ts"
import { imgbbHost } from "./imgbb.ts"
import { nameOf } from "./fetch-with-retry.ts"
import { s3Host } from "./s3.ts"

/** The photo host of the settings; without any, this machine's disk. */
export function createImageHost({ imageHost, dataDir }: Config, log: Logger): ImageHost {
  if (imageHost.kind === "s3") return s3Host(imageHost, log)
  if (imageHost.kind === "imgbb") return imgbbHost(imageHost, log)
  return diskHost(photoFolder({ dataDir }))
}

/** Throws an Error in words where the host refuses what its settings say. One that is away may come back. */
export async function checkImageHost(host: ImageHost, log: Logger) {
  const advice = await host.check?.().catch((error: unknown) => {
    log.warn({ reason: nameOf(error) }, "the photo host cannot be reached at this moment")
    return undefined
  })
  if (advice) throw new Error(`Photos cannot be kept: ${advice}.`)
}

/** Keeps a picture that a first start needs. Throws an Error in words where the host is away. */
export async function storeAtStart(host: ImageHost, picture: Buffer) {
  try {
    return await keep(host, picture)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    throw new Error(noPictures, { cause: error })
  }
}

const noPictures =
  "The photo host cannot be reached, and a first start keeps the pictures of the categories there. Start again once it can."

/** Where the photos of the disk host are. */
export function photoFolder({ dataDir }: Pick<Config, "dataDir">) {
  return join(dataDir, "photos")
}
