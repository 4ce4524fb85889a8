import { z } from "zod"
import { Settings } from "./config.ts"

const Default = z.union([z.string(), z.number()])

export function settingsTable() {
  const rows = Object.entries(Settings.shape).flatMap(([name, schema]) => rowOf(name, schema))
  return ["| Setting | Unset | What it says |", "| --- | --- | --- |", ...rows].join("\n")
}

function rowOf(name: string, schema: z.ZodType) {
  const description = schema.meta()?.description
  if (!description) return []
  const { data } = Default.safeParse(schema.safeParse(undefined).data)
  return [`| \`${name}\` | ${data === undefined ? "" : `\`${data}\``} | ${description} |`]
}
