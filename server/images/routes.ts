import { type Context, Hono } from "hono"
import { describeRoute } from "hono-openapi"
import { imageProblems, UploadedImage } from "../../contract/images.ts"
import { only } from "../guards.ts"
import type { Env } from "../house.ts"
import { Problem } from "../problem.ts"
import { answers, send } from "../route.ts"
import * as images from "./images.ts"

const multipart = describeRoute({
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

export const imageRoutes = new Hono<Env>().post(
  "/images",
  only("Seller"),
  multipart,
  answers(
    "Upload a photo (field `image`)",
    200,
    UploadedImage,
    "unreadable",
    "too-large",
    "unsupported-type",
    "invalid",
    "photo-limit",
    "too-many-requests",
    "unavailable",
  ),
  async (c) => {
    await c.env.limits.uploads.spend(c.var.user.id)
    const url = await images.add(c.env.db, c.env.imageHost, c.var.user, await photoOf(c))
    return send(c, UploadedImage, { success: true, data: { url } })
  },
)

async function photoOf(c: Context) {
  if (!/^multipart\/form-data/i.test(c.req.header("Content-Type") ?? ""))
    throw new Problem("unsupported-type", "Send the photo as multipart/form-data, in the field image.")
  const form = await c.req.formData().catch(unreadable)
  const image = form.get("image")
  if (!(image instanceof File) || image.size === 0)
    throw new Problem("invalid", imageProblems.missing, { errors: { image: imageProblems.missing } })
  return Buffer.from(await image.arrayBuffer())
}

function unreadable(error: unknown): never {
  // the body limit's own error says 413
  if (error instanceof Problem || (error instanceof Error && "status" in error)) throw error
  throw new Problem("unreadable", "The form cannot be read.")
}
