import { AsyncLocalStorage } from "node:async_hooks"
import { randomUUID } from "node:crypto"
import { createMiddleware } from "hono/factory"
import { type DestinationStream, type LevelWithSilent, type Logger, pino, stdSerializers } from "pino"
import type { Env } from "./app-context.ts"
import { isWithinBudget } from "./log-budget.ts"
import { isCheck } from "../http/rate-limit.ts"

const requests = new AsyncLocalStorage<{ request: string }>()

/** JSON lines on stderr; stdout is for the operator. */
export function createLog(level: LevelWithSilent, destination: DestinationStream = pino.destination(2)) {
  const timestamp = pino.stdTimeFunctions.isoTime
  return pino({ level, base: undefined, timestamp, serializers, mixin: requestId }, destination)
}

function requestId() {
  return { ...requests.getStore() }
}

// PostgreSQL's `detail` contains values of the row
const serializers = {
  err: (error: Error) => {
    const { type, message, stack } = stdSerializers.err(error)
    const code = "code" in error ? error.code : undefined
    return { type, message, code, stack }
  },
}

/** Logs no personal data: no query, address or email. */
export function requestLog(log: Logger) {
  return createMiddleware<Env>((c, next) =>
    requests.run({ request: randomUUID() }, async () => {
      const start = performance.now()
      await next()
      const took = Math.round(performance.now() - start)
      logRequest(log, { method: c.req.method, path: c.req.path, status: c.res.status, took })
    }),
  )
}

type Line = { method: string; path: string; status: number; took: number }

export function logRequest(log: Logger, line: Line) {
  const isRefused = line.status >= 400
  const level = isCheck(line.path) && !isRefused ? "debug" : "info"
  if (!log.isLevelEnabled(level)) return
  if (isRefused && !isWithinBudget(log, String(line.status))) return
  log[level]({ ...line, path: loggedPath(line.path) }, "request")
}

const maxPathLength = 120

export function loggedPath(path: string) {
  const whole = path.split("/").map(withoutSecrets).join("/")
  return whole.length > maxPathLength ? `${whole.slice(0, maxPathLength)}…` : whole
}

function withoutSecrets(part: string) {
  if (/@|%40/.test(part)) return ":email"
  // a signed token, as in the link that ends mails (server/mail/unsubscribe.ts)
  return part.startsWith("eyJ") ? ":token" : part
}
