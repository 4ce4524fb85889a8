import { rm } from "node:fs/promises"
import { Product } from "../test/product.ts"
import { temporaryFolder } from "../test/temporary-folder.ts"
import { PostgresServer } from "./postgresql.ts"
import { CannotRun, type Engine, type Ground, type Outcome, type Run } from "./run.ts"

/** `quick` makes a tenth of the rounds, as `npm test` does. */
type Choice = { engine: Engine; quick: boolean; say: Ground["say"] }

/** Makes the run on an engine of its own and leaves nothing behind. */
export async function onGround(run: Run, { engine, quick, say }: Choice): Promise<Outcome> {
  const products: Product[] = []
  const postgresql = engine === "postgresql" ? await openPostgresql() : undefined
  const product: Ground["product"] = async (settings = {}) => {
    const url = await postgresql?.database()
    const made = new Product(await temporaryFolder("backline-trust-"), {
      DEMO: "off",
      ...(url && { DATABASE_URL: url }),
      ...settings,
    })
    products.push(made)
    await made.start()
    return made
  }
  const rounds = (full: number) => (quick ? Math.ceil(full / 10) : full)
  try {
    return await run.run({ engine, rounds, product, postgresql, say })
  } finally {
    for (const made of products) {
      await made.stop()
      await rm(made.dataDir, { recursive: true, force: true })
    }
    await postgresql?.remove()
  }
}

/** TRUST_POSTGRESQL_BIN is set by the script that starts the runs. */
async function openPostgresql() {
  const bin = process.env["TRUST_POSTGRESQL_BIN"]
  if (!bin) throw new CannotRun("no PostgreSQL 15 or newer is installed")
  return PostgresServer.make(bin)
}
