import { Hono } from "hono"
import { Invitation, Members, NewMember } from "../../contract/community.ts"
import { Acknowledged, Inserted, Page } from "../../contract/fields.ts"
import { clientAddress } from "../http/address.ts"
import { allowAnyone, requireRole } from "../http/guards.ts"
import type { Env } from "../process/app-context.ts"
import { paginate, readPageRequest } from "../http/paging.ts"
import { describeResponses, body, query, send } from "../http/route.ts"
import { languageAsked } from "../http/texts.ts"
import * as community from "./community.ts"
import { toMember } from "./wire.ts"

export const communityRoutes = new Hono<Env>()
  .post(
    "/community/invitations",
    allowAnyone,
    describeResponses(
      "Join the community: mails a link to confirm the address",
      201,
      Acknowledged,
      "too-many-requests",
    ),
    body(Invitation),
    async (c) => {
      await c.env.limits.invitations.spend(clientAddress(c))
      const invitation = { ...c.req.valid("json"), language: languageAsked(c) }
      await community.invite(c.env.db, c.env, invitation)
      return send(c, Acknowledged, { acknowledged: true }, 201)
    },
  )
  .post(
    "/community",
    allowAnyone,
    describeResponses(
      "Confirm an address with the link that was mailed to it",
      201,
      Inserted,
      "link-expired",
    ),
    body(NewMember),
    async (c) => {
      const insertedId = await community.join(c.env.db, c.env.secret, c.req.valid("json").token)
      return send(c, Inserted, { acknowledged: true, insertedId }, 201)
    },
  )
  .get(
    "/community",
    requireRole("admin"),
    describeResponses("The addresses of the community, newest first", 200, Members),
    query(Page),
    async (c) => {
      const page = await readPageRequest(c, c.req.valid("query"))
      const rows = await paginate(c, page, await community.members(c.env.db, page), ({ id }) => id)
      return send(c, Members, rows.map(toMember))
    },
  )
