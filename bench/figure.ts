import type { Product } from "../test/product.ts"
import type { DatabaseServer } from "./database-server.ts"

/** One row of the table. `ratio` is set where two sides were compared. */
export type Line = { figure: string; target: string; measured: string; ratio?: number; held: boolean }

/** What a measurement may open. Everything opened is closed and removed when the measurement ends. */
export type Context = {
  /** Starts the product in production mode without rate limits and request logs, by default on an empty database. */
  product(settings?: NodeJS.ProcessEnv): Promise<Product>
  /** The server at DATABASE_URL, or an embedded PostgreSQL separate from the product's. */
  databaseServer(): Promise<DatabaseServer>
  /** Reports progress on stderr; the table has the result. */
  say(words: string): void
}

/** `npm run bench -- NAME` measures the figure with this name. */
export type Figure = { name: string; about: string; measure(context: Context): Promise<Line[]> }
