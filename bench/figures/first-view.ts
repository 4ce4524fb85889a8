import { execFile } from "node:child_process"
import { rm } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { chromium } from "@playwright/test"
import { z } from "zod"
import { temporaryFolder } from "../../test/temporary-folder.ts"
import type { Figure, Line } from "../figure.ts"
import { middle, rounds } from "../load.ts"

const run = promisify(execFile)
const lighthouse = fileURLToPath(import.meta.resolve("lighthouse/cli/index.js"))

// the last ones keep the browser from calling home
const flags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-extensions",
  "--disable-default-apps",
  "--no-first-run",
  "--no-proxy-server",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--metrics-recording-only",
  `--host-resolver-rules="MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost"`,
]

export const firstView: Figure = {
  name: "first-view",
  about: "What Lighthouse says of the first view on a slow phone",
  async measure({ product, say }) {
    const { address } = await product({ DEMO: "on" })
    return measure(address, say)
  },
}

/** Its own phone on a slow 4G network with a processor four times slower, which it simulates. */
async function measure(address: string, say: (words: string) => void): Promise<Line[]> {
  const category = await aCategory(address)
  const views = ["/", `/categories/${category}`, "/login"].map((path) => ({ path, runs: new Array<Run>() }))
  for (let round = 0; round < rounds; round += 1)
    for (const { path, runs } of views) {
      const view = await look(address + path)
      say(`${path} ${JSON.stringify(view)}`)
      runs.push(view)
    }
  return views.flatMap(({ path, runs }) => lines(path.replace(category, "{id}"), runs))
}

async function aCategory(address: string) {
  const answer = await fetch(`${address}/api/categories`)
  const [first] = z.array(z.object({ _id: z.string() })).parse(await answer.json())
  return first?._id ?? ""
}

const Score = z.object({ score: z.number().transform((part) => Math.round(part * 100)) })
const Audit = z.object({ numericValue: z.number() })
const Report = z
  .object({
    environment: z.object({ benchmarkIndex: z.number() }),
    categories: z.object({
      performance: Score,
      accessibility: Score,
      "best-practices": Score,
      seo: Score,
    }),
    audits: z.object({
      "largest-contentful-paint": Audit,
      "total-blocking-time": Audit,
      "cumulative-layout-shift": Audit,
    }),
  })
  .transform(({ environment, categories, audits }) => ({
    index: environment.benchmarkIndex,
    performance: categories.performance.score,
    accessibility: categories.accessibility.score,
    practices: categories["best-practices"].score,
    seo: categories.seo.score,
    lcp: audits["largest-contentful-paint"].numericValue,
    tbt: audits["total-blocking-time"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
  }))
type Run = z.infer<typeof Report>

/** One run, in a browser that was never here. */
async function look(address: string): Promise<Run> {
  const profile = await temporaryFolder("backline-lighthouse-")
  try {
    const words = [...flags, `--user-data-dir=${profile}`].join(" ")
    const { stdout } = await run(
      process.execPath,
      [lighthouse, address, "--quiet", "--output=json", `--chrome-flags=${words}`],
      {
        env: { ...process.env, CHROME_PATH: process.env["CHROMIUM_PATH"] ?? chromium.executablePath() },
        maxBuffer: 2 ** 26,
      },
    )
    return Report.parse(JSON.parse(stdout))
  } finally {
    await rm(profile, { recursive: true, force: true })
  }
}

function lines(path: string, runs: Run[]): Line[] {
  const [performance, lcp, tbt, cls] = [
    middle(runs.map((each) => each.performance)),
    middle(runs.map((each) => each.lcp)) / 1000,
    middle(runs.map((each) => each.tbt)),
    middle(runs.map((each) => each.cls)),
  ]
  const others = middle(runs.map((each) => Math.min(each.accessibility, each.practices, each.seo)))
  const index = Math.round(middle(runs.map((each) => each.index)))
  return [
    {
      figure: `${path}: performance`,
      target: "≥ 99",
      measured: `${performance} (benchmarkIndex ${index})`,
      held: performance >= 99,
    },
    {
      figure: `${path}: largest contentful paint`,
      target: "≤ 1.6 s",
      measured: `${lcp.toFixed(2)} s`,
      held: lcp <= 1.6,
    },
    {
      figure: `${path}: total blocking time`,
      target: "≤ 50 ms",
      measured: `${Math.round(tbt)} ms`,
      held: tbt <= 50,
    },
    { figure: `${path}: layout shift`, target: "0", measured: `${cls}`, held: cls === 0 },
    {
      figure: `${path}: accessibility, best practices and SEO, the least of them`,
      target: "100",
      measured: `${others}`,
      held: others === 100,
    },
  ]
}
