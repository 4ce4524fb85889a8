import { z } from "zod"
import { openProducts, type Product } from "../test/product.ts"
import { checkInvariants } from "./database.ts"
import type { Outcome } from "./outcome.ts"
import { PostgresServer } from "./postgresql.ts"

/** Where the product keeps its data: on its embedded PostgreSQL, or on the server at DATABASE_URL. */
export const engines = ["embedded", "postgresql"] as const
export type Engine = (typeof engines)[number]

/** Divisors of the number of rounds. */
const divisors = { full: 1, tenth: 10, small: 250 }
export const Size = z.enum(["full", "tenth", "small"])
export type Size = z.infer<typeof Size>

/** What a run works with: an engine, and products in production mode, attacked only from outside. */
export type Context = {
  engine: Engine
  size: Size
  /** The seed of random choices. */
  seed: number
  /** The number of rounds at this size; `full` is that at full size. */
  rounds(full: number): number
  /** Starts a product on an empty database; product and data are removed when the run ends. */
  product(settings?: NodeJS.ProcessEnv): Promise<Product>
  /** The server at DATABASE_URL if the engine is postgresql. */
  postgresql: PostgresServer | undefined
  /** Reports progress; the table has the result. */
  say(words: string): void
}

/** Measures one goal. Throws {@link CannotRun} where this machine lacks what the run needs. */
export type Run = (context: Context) => Promise<Outcome>

/** A run that is impossible here: its message says why, and the goal counts as not held. */
export class CannotRun extends Error {}

/** Makes the run on this engine and removes everything afterwards. */
export async function inContext(run: Run, given: Pick<Context, "engine" | "size" | "say">): Promise<Outcome> {
  const products = openProducts("backline-trust-")
  const bin = process.env["TRUST_POSTGRESQL_BIN"]
  const isElsewhere = given.engine === "postgresql"
  if (isElsewhere && !bin) throw new CannotRun("no PostgreSQL 15 or newer is installed")
  const postgresql = isElsewhere && bin ? await PostgresServer.make(bin) : undefined
  const withSandbox: Product[] = []
  const product: Context["product"] = async (settings = {}) => {
    const url = await postgresql?.database()
    const opened = await products.open({ DEMO: "off", ...(url && { DATABASE_URL: url }), ...settings })
    // excludes Stripe, whose books are elsewhere, and databases behind the run's own proxy, which ends with the run
    if (!settings["STRIPE_SECRET_KEY"] && !settings["DATABASE_URL"]) withSandbox.push(opened)
    return opened
  }
  const rounds = (full: number) => Math.ceil(full / divisors[given.size])
  try {
    const outcome = await run({ ...given, seed: chosenSeed(given.say), rounds, product, postgresql })
    const violations = (await Promise.all(withSandbox.map((each) => checkInvariants(each)))).flat()
    if (violations.length === 0) return outcome
    return { measured: `${outcome.measured}; violations: ${violations.slice(0, 5).join(", ")}`, held: false }
  } finally {
    await products.close()
    await postgresql?.remove()
  }
}

/** A new seed each time, unless TRUST_SEED sets one. */
function chosenSeed(say: Context["say"]) {
  const seed = Number(process.env["TRUST_SEED"] ?? Math.floor(Math.random() * 2 ** 31))
  say(`seed ${seed} (TRUST_SEED=${seed} makes the same choices again)`)
  return seed
}
