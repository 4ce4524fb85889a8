import type { Product } from "../test/product.ts"
import type { DatabaseServer } from "./database-server.ts"

/** One row of the table. `ratio` where two things were measured side by side. */
export type Line = { figure: string; target: string; measured: string; ratio?: number; held: boolean }

/** What a figure finds. Everything it opens goes when it ends. */
export type Context = {
  /**
   * The product as shipped, without limits on requests and lines of the log; unless a setting says otherwise on its own
   * empty database.
   */
  product(settings?: NodeJS.ProcessEnv): Promise<Product>
  /** The server at DATABASE_URL, else one of our own PostgreSQL that stands apart from the product. */
  databaseServer(): Promise<DatabaseServer>
  /** Words for whoever watches; the table has the result. */
  say(words: string): void
}

/** `npm run bench -- NAME` measures one. */
export type Figure = { name: string; about: string; measure(context: Context): Promise<Line[]> }
