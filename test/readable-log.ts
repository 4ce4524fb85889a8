import type { Level } from "pino"
import { createLog } from "../server/process/log.ts"

/** A log of this level that records its lines. */
export function readableLog(level: Level) {
  const lines: string[] = []
  return {
    log: createLog(level, { write: (line) => void lines.push(line) }),
    said: () => lines.join(""),
    messages: () => lines.map((line): string => JSON.parse(line).msg),
  }
}
