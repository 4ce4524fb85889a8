import { z } from "zod"
import { baseAddress, choice, credential, onOrOff } from "../config/setting-kinds.ts"

export const imageSettings = {
  IMAGE_HOST: choice("disk", "s3", "imgbb")
    .optional()
    .meta({ description: "Where photos live: disk, s3, imgbb; unset: what is set up, else disk" }),
  S3_ENDPOINT: baseAddress("https://s3.eu-central-1.amazonaws.com")
    .optional()
    .meta({ description: "An S3-compatible store" }),
  S3_REGION: credential().default("us-east-1").meta({ description: "Its region" }),
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]+$/, "must be the name of a bucket: photos")
    .optional()
    .meta({ description: "The bucket for the photos" }),
  S3_ACCESS_KEY_ID: credential().optional().meta({ description: "A key that may put objects into it" }),
  S3_SECRET_ACCESS_KEY: credential().optional().meta({ description: "The key's secret" }),
  S3_PUBLIC_URL: baseAddress("https://photos.backline.example")
    .optional()
    .meta({ description: "Where everyone can read what is in the bucket" }),
  S3_PATH_STYLE: onOrOff
    .default("on")
    .meta({ description: "on: endpoint/bucket; off: the bucket before the endpoint's name" }),
  IMGBB_KEY: credential().optional().meta({ description: "The key of an imgbb account" }),
  IMGBB_URL: baseAddress("https://api.imgbb.com/1/upload")
    .default("https://api.imgbb.com/1/upload")
    .meta({ description: "The address of its API" }),
}

type Settings = z.infer<z.ZodObject<typeof imageSettings>>

const s3Group = [
  "S3_ENDPOINT",
  "S3_BUCKET",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "S3_PUBLIC_URL",
] as const

export function imageMistakes(environment: NodeJS.ProcessEnv) {
  const isS3Wanted = environment["IMAGE_HOST"] === "s3" || s3Group.some((name) => environment[name])
  const isImgbbWanted = environment["IMAGE_HOST"] === "imgbb"
  const wanted = [...(isS3Wanted ? s3Group : []), ...(isImgbbWanted ? ["IMGBB_KEY"] : [])]
  return wanted
    .filter((name) => !environment[name])
    .map((name) => ({ path: [name], message: "is missing beside the others of its group" }))
}

export function readImageHost(settings: Settings) {
  const { IMAGE_HOST, S3_ENDPOINT, IMGBB_KEY, IMGBB_URL } = settings
  const kind = IMAGE_HOST ?? (S3_ENDPOINT ? "s3" : IMGBB_KEY ? "imgbb" : "disk")
  if (kind === "s3")
    return {
      kind,
      endpoint: S3_ENDPOINT ?? "",
      region: settings.S3_REGION,
      bucket: settings.S3_BUCKET ?? "",
      accessKeyId: settings.S3_ACCESS_KEY_ID ?? "",
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? "",
      publicUrl: settings.S3_PUBLIC_URL ?? "",
      pathStyle: settings.S3_PATH_STYLE === "on",
    }
  return kind === "imgbb" ? { kind, key: IMGBB_KEY ?? "", url: IMGBB_URL } : { kind }
}
