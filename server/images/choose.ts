import { join } from "node:path"
import type { Logger } from "pino"
import type { Config } from "../config.ts"
import { diskHost } from "./disk.ts"
import type { ImageHost } from "./image-host.ts"
import { imgbbHost } from "./imgbb.ts"
import { s3Host } from "./s3.ts"

/** The photo host of the settings; without any, this machine's disk. */
export function imageHostOf({ imageHost, dataDir }: Config, log: Logger): ImageHost {
  if (imageHost.kind === "s3") return s3Host(imageHost, log)
  if (imageHost.kind === "imgbb") return imgbbHost(imageHost, log)
  return diskHost(photoFolder({ dataDir }))
}

/** Where the photos of the disk host are. */
export function photoFolder({ dataDir }: Pick<Config, "dataDir">) {
  return join(dataDir, "photos")
}
