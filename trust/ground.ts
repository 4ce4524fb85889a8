import { openProducts, type Product } from "../test/product.ts"
import { checkInvariants } from "./invariants.ts"
import { PostgresServer } from "./postgresql.ts"
import { CannotRun, type Engine, type Ground, type Outcome, type Run } from "./run.ts"

/** `quick` makes a tenth of the rounds, as `npm test` does. */
type Choice = { engine: Engine; quick: boolean; say: Ground["say"] }

/** Makes the run on an engine of its own and leaves nothing behind. */
export async function onGround(run: Run, { engine, quick, say }: Choice): Promise<Outcome> {
  const products = openProducts("backline-trust-")
  const postgresql = engine === "postgresql" ? await openPostgresql() : undefined
  const withBooks: Product[] = []
  const product: Ground["product"] = async (settings = {}) => {
    const url = await postgresql?.database()
    const opened = await products.open({ DEMO: "off", ...(url && { DATABASE_URL: url }), ...settings })
    // other cards have their books elsewhere, and a line of the run's own ends with it
    if (!settings["STRIPE_SECRET_KEY"] && !settings["DATABASE_URL"]) withBooks.push(opened)
    return opened
  }
  const rounds = (full: number) => (quick ? Math.ceil(full / 10) : full)
  try {
    const outcome = await run.run({ engine, rounds, product, postgresql, say })
    return withMoney(outcome, (await Promise.all(withBooks.map((each) => checkInvariants(each)))).flat())
  } finally {
    await products.close()
    await postgresql?.remove()
  }
}

/** Whatever a run is about, nothing may be wrong with the money afterwards. */
function withMoney({ measured, held }: Outcome, violations: string[]): Outcome {
  if (violations.length === 0) return { measured, held }
  return { measured: `${measured}; wrong with the money: ${violations.slice(0, 5).join(", ")}`, held: false }
}

/** TRUST_POSTGRESQL_BIN is set by the script that starts the runs. */
async function openPostgresql() {
  const bin = process.env["TRUST_POSTGRESQL_BIN"]
  if (!bin) throw new CannotRun("no PostgreSQL 15 or newer is installed")
  return PostgresServer.make(bin)
}
