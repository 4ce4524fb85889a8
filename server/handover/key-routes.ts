import { Hono } from "hono"
import { HandoverKey } from "../../contract/handover.ts"
import { allowAnyone } from "../http/guards.ts"
import { describeResponses, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import { handoverKey } from "./key.ts"

export const handoverKeyRoutes = new Hono<Env>().get(
  "/handover-key",
  allowAnyone,
  describeResponses(
    "The key with which a phone verifies handover codes without a connection",
    200,
    HandoverKey,
  ),
  async (c) => send(c, HandoverKey, (await handoverKey(c.env.secret)).jwk),
)
