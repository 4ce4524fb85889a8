import { openProducts } from "../test/product.ts"
import { PostgresServer } from "./postgresql.ts"
import { CannotRun, type Engine, type Ground, type Outcome, type Run } from "./run.ts"

/** `quick` makes a tenth of the rounds, as `npm test` does. */
type Choice = { engine: Engine; quick: boolean; say: Ground["say"] }

/** Makes the run on an engine of its own and leaves nothing behind. */
export async function onGround(run: Run, { engine, quick, say }: Choice): Promise<Outcome> {
  const products = openProducts("backline-trust-")
  const postgresql = engine === "postgresql" ? await openPostgresql() : undefined
  const product: Ground["product"] = async (settings = {}) => {
    const url = await postgresql?.database()
    return products.open({ DEMO: "off", ...(url && { DATABASE_URL: url }), ...settings })
  }
  const rounds = (full: number) => (quick ? Math.ceil(full / 10) : full)
  try {
    return await run.run({ engine, rounds, product, postgresql, say })
  } finally {
    await products.close()
    await postgresql?.remove()
  }
}

/** TRUST_POSTGRESQL_BIN is set by the script that starts the runs. */
async function openPostgresql() {
  const bin = process.env["TRUST_POSTGRESQL_BIN"]
  if (!bin) throw new CannotRun("no PostgreSQL 15 or newer is installed")
  return PostgresServer.make(bin)
}
