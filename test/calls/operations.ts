import { routes } from "../../server/http/api.ts"
import { describe } from "../../server/http/openapi.ts"

const { paths } = await describe(routes)

/** Every operation of the OpenAPI document. */
export const operations = Object.entries(paths).flatMap(([path, { get, post, put, patch, delete: remove }]) =>
  Object.entries({ GET: get, POST: post, PUT: put, PATCH: patch, DELETE: remove }).flatMap(
    ([method, operation]) =>
      operation ? [{ method, path, call: `${method} ${path}`, operation, policy: policyOf(operation) }] : [],
  ),
)

/** The name of the operation's guard. */
function policyOf(operation: object) {
  return "x-policy" in operation ? String(operation["x-policy"]) : undefined
}
