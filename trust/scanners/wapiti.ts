import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { z } from "zod"
import type { Ask } from "../fuzz/ask.ts"
import { listenTo } from "./program.ts"

const Finding = z.object({ method: z.string(), path: z.string(), info: z.string() })
const Report = z.object({
  vulnerabilities: z.record(z.string(), z.array(Finding)),
  anomalies: z.record(z.string(), z.array(Finding)),
})

/** What they look for, or what they wait at, is on a server of the program's makers. */
const online = ["nikto", "wapp", "ssrf"]

/** Every other module of wapiti on the pages it finds by itself, and on what this asker reads. */
export async function crawl(folder: string, address: string, asks: Ask[]) {
  const file = join(folder, "wapiti.json")
  const starts = asks.flatMap(({ path }) => ["-s", new URL(path, address).href])
  const headers = Object.entries(asks[0]?.headers ?? {}).flatMap((header) => ["-H", header.join(": ")])
  const modules = ["all", ...online.map((name) => `-${name}`)].join(",")
  const target = ["-u", `${address}/`, "-m", modules, ...starts, ...headers]
  const kept = ["--flush-session", "--no-bugreport", "--store-session", folder, "--store-config", folder]
  const said = await listenTo("wapiti", [...target, ...kept, "-f", "json", "-o", file])
  const report = Report.parse(JSON.parse(await readFile(file, "utf8")))
  const found = Object.entries({ ...report.vulnerabilities, ...report.anomalies }).flatMap(
    ([kind, findings]) => findings.map(({ method, path, info }) => `${kind}: ${method} ${path}: ${info}`),
  )
  return { places: Number(/found (\d+) URLs and forms/.exec(said)?.[1] ?? 0), found }
}
