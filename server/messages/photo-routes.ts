import { Hono } from "hono"
import { describeRoute } from "hono-openapi"
import { Inserted } from "../../contract/fields.ts"
import { ConversationParam, MessagePhotoParam } from "../../contract/messages.ts"
import { requireConfirmedEmail, requireMember } from "../http/guards.ts"
import { describeFailures, describeResponses, params, send } from "../http/route.ts"
import { variantType } from "../images/image-host.ts"
import { multipart, uploadFailures } from "../images/routes.ts"
import { withPhoto } from "../images/upload.ts"
import type { Env } from "../process/app-context.ts"
import * as photos from "./photos.ts"

export const messagePhotoRoutes = new Hono<Env>()
  .post(
    "/conversations/:id/photos",
    requireMember,
    requireConfirmedEmail,
    multipart,
    describeResponses(
      "Upload a photo (field `image`) for a message; only the two can open it",
      201,
      Inserted,
      "forbidden",
      "not-found",
      "already-sold",
      "no-longer-available",
      ...uploadFailures,
    ),
    params(ConversationParam),
    async (c) => {
      const { config, db, limits } = c.env
      const { id } = c.req.valid("param")
      await photos.assertMaySend(db, c.var.user, id)
      await limits.uploads.spend(c.var.user.id)
      const insertedId = await withPhoto(config, c.var.user, c.req.raw, (file) =>
        photos.add(db, c.var.user, id, file),
      )
      return send(c, Inserted, { acknowledged: true, insertedId }, 201)
    },
  )
  .get(
    "/conversations/:id/photos/:photoId",
    requireMember,
    describeRoute({
      summary: "A photo of a message",
      responses: {
        200: { description: "The photo", content: { [variantType.mime]: {} } },
        ...describeFailures(["not-found"]),
      },
    }),
    params(MessagePhotoParam),
    async (c) => {
      const { id, photoId } = c.req.valid("param")
      const { bytes } = await photos.get(c.env.db, c.var.user, id, photoId)
      return c.body(new Uint8Array(bytes), 200, { "Content-Type": variantType.mime })
    },
  )
