import { execFile } from "node:child_process"
import { rm } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { chromium } from "@playwright/test"
import { z } from "zod"
import { productPath } from "../../contract/product-path.ts"
import { apiOf, firstCategory, newestProduct } from "../../test/people.ts"
import type { Product } from "../../test/product.ts"
import { temporaryFolder } from "../../test/temporary-folder.ts"
import type { Figure, Line } from "../figure.ts"
import { middle, rounds } from "../load.ts"

const run = promisify(execFile)
const lighthouse = fileURLToPath(import.meta.resolve("lighthouse/cli/index.js"))

// the last flags disable the browser's own background requests
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
  async measure({ product: open, say }) {
    const product = await open({ DEMO: "on" })
    const views = (await pagesOf(product)).map((page) => ({ ...page, runs: new Array<Run>() }))
    for (let round = 0; round < rounds; round += 1)
      for (const { path, runs } of views) {
        const view = await runLighthouse(product.address + path)
        say(`${path} ${JSON.stringify(view)}`)
        runs.push(view)
      }
    return views.flatMap(lines)
  },
}

/** Least `performance` score, greatest `lcp` in seconds. e2e/page-weight.spec.ts limits the size of the scripts. */
type PageToView = { name: string; path: string; performance: number; lcp: number }

async function pagesOf(product: Product): Promise<PageToView[]> {
  const api = apiOf(product)
  const category = await firstCategory(api)
  const fast = { performance: 99, lcp: 1.6 }
  return [
    { name: "/", path: "/", ...fast },
    { name: "/bn", path: "/bn", ...fast },
    { name: "/categories/{id}", path: `/categories/${category}`, ...fast },
    { name: "/login", path: "/login", ...fast },
    {
      name: "/products/{id}/{slug}",
      path: productPath(await newestProduct(api, category)),
      performance: 97,
      lcp: 1.8,
    },
  ]
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
    lcp: audits["largest-contentful-paint"].numericValue / 1_000,
    tbt: audits["total-blocking-time"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
  }))
type Run = z.infer<typeof Report>

/** One run with an empty browser profile. */
async function runLighthouse(address: string): Promise<Run> {
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

function lines({ name, runs, performance, lcp }: PageToView & { runs: Run[] }): Line[] {
  const of = (part: keyof Run) => middle(runs.map((each) => each[part]))
  const others = middle(runs.map((each) => Math.min(each.accessibility, each.practices, each.seo)))
  const line = (what: string, target: string, measured: string, held: boolean) => ({
    figure: `${name}: ${what}`,
    target,
    measured,
    held,
  })
  const speed = `${of("performance")} (benchmarkIndex ${Math.round(of("index"))})`
  return [
    line("performance", `≥ ${performance}`, speed, of("performance") >= performance),
    line("largest contentful paint", `≤ ${lcp} s`, `${of("lcp").toFixed(2)} s`, of("lcp") <= lcp),
    line("total blocking time", "≤ 50 ms", `${Math.round(of("tbt"))} ms`, of("tbt") <= 50),
    line("layout shift", "0", `${of("cls")}`, of("cls") === 0),
    line("accessibility, best practices and SEO, the least of them", "100", `${others}`, others === 100),
  ]
}
