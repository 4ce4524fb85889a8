import { Hono } from "hono"
import { describeRoute } from "hono-openapi"
import { UploadedImage } from "../../contract/images.ts"
import { requireConfirmedEmail, requireMember } from "../http/guards.ts"
import type { Env } from "../process/app-context.ts"
import { describeResponses, send } from "../http/route.ts"
import * as images from "./images.ts"
import { withPhoto } from "./upload.ts"

export const multipart = describeRoute({
  requestBody: {
    required: true,
    content: {
      "multipart/form-data": {
        schema: {
          type: "object",
          required: ["image"],
          properties: { image: { type: "string", format: "binary" } },
        },
      },
    },
  },
})

export const uploadFailures = [
  "email-unconfirmed",
  "unreadable",
  "too-large",
  "unsupported-type",
  "invalid",
  "too-many-requests",
  "unavailable",
] as const

export const imageRoutes = new Hono<Env>().post(
  "/images",
  requireMember,
  requireConfirmedEmail,
  multipart,
  describeResponses("Upload a photo (field `image`)", 200, UploadedImage, "photo-limit", ...uploadFailures),
  async (c) => {
    await c.env.limits.uploads.spend(c.var.user.id)
    const { config, db, imageHost } = c.env
    const url = await withPhoto(config, c.var.user, c.req.raw, (file) =>
      images.add(db, imageHost, c.var.user, file),
    )
    return send(c, UploadedImage, { success: true, data: { url } })
  },
)
