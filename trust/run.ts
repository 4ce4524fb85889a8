import type { Product } from "../test/product.ts"
import type { PostgresServer } from "./postgresql.ts"

/** Where the product keeps its data: on its own PostgreSQL, or on a server that it is told of. */
export const engines = ["embedded", "postgresql"] as const
export type Engine = (typeof engines)[number]

/** What a run finds: an engine, and the product as shipped on it, attacked from outside only. */
export type Ground = {
  engine: Engine
  /** Of a number of rounds at full size, how many to make now. */
  rounds(full: number): number
  /** A product on an empty database; it and its data go when the run ends. */
  product(settings?: NodeJS.ProcessEnv): Promise<Product>
  /** The server behind DATABASE_URL, where the engine is postgresql. */
  postgresql: PostgresServer | undefined
  /** Words for whoever watches; the table has the result. */
  say(words: string): void
}

/** `measured` in words and figures; `held` is whether the target was reached. */
export type Outcome = { measured: string; held: boolean }

/** One goal's run. Throws {@link CannotRun} where this machine lacks what it needs. */
export type Run = { engines: readonly Engine[]; run(ground: Ground): Promise<Outcome> }

/** A run that could not be made: it says why, and counts as not held. */
export class CannotRun extends Error {}
