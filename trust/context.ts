import { z } from "zod"
import { openProducts, type Product } from "../test/product.ts"
import { checkInvariants } from "./database.ts"
import type { Outcome } from "./outcome.ts"
import { PostgresServer } from "./postgresql.ts"

/** Where the product keeps its data: on its own PostgreSQL, or on a server that it is told of. */
export const engines = ["embedded", "postgresql"] as const
export type Engine = (typeof engines)[number]

/** By what the number of rounds is divided. */
const divisors = { full: 1, tenth: 10, small: 250 }
export const Size = z.enum(["full", "tenth", "small"])
export type Size = z.infer<typeof Size>

/** What a run finds: an engine, and the product as shipped on it, attacked from outside only. */
export type Context = {
  engine: Engine
  size: Size
  /** The seed of random choices. */
  seed: number
  /** Of a number of rounds at full size, how many to make now. */
  rounds(full: number): number
  /** A product on an empty database; it and its data are removed when the run ends. */
  product(settings?: NodeJS.ProcessEnv): Promise<Product>
  /** The server behind DATABASE_URL, where the engine is postgresql. */
  postgresql: PostgresServer | undefined
  /** Words for whoever watches; the table has the result. */
  say(words: string): void
}

/** The measurement of one goal. Throws {@link CannotRun} where this machine lacks what it needs. */
export type Run = (context: Context) => Promise<Outcome>

/** A run that could not be made: it says why, and counts as not held. */
export class CannotRun extends Error {}

/** Makes the run on an engine of its own, which the script that starts the runs has found, and leaves nothing behind. */
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
    // Stripe's books are elsewhere, and a database behind the run's own proxy ends with the run
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

/** Another one each time, unless TRUST_SEED names one. */
function chosenSeed(say: Context["say"]) {
  const seed = Number(process.env["TRUST_SEED"] ?? Math.floor(Math.random() * 2 ** 31))
  say(`seed ${seed} (TRUST_SEED=${seed} makes the same choices again)`)
  return seed
}
