import { highestPrice, lowestPrice } from "../../contract/fields.ts"
import { toPoisha } from "../../contract/poisha.ts"
import { connect } from "../../db/connect.ts"
import type { Db } from "../../db/tables.ts"
import * as bookings from "../../server/bookings/bookings.ts"
import { readAccessToken } from "../../server/identity/tokens.ts"
import * as users from "../../server/users/users.ts"
import type { Buyer } from "../../server/users/users.ts"
import * as wishlist from "../../server/wishlist/wishlist.ts"
import { buyerContact } from "../../test/acts/paying.ts"
import { apiOf, signUpUser } from "../../test/people.ts"
import { recordStatements } from "../../test/statements.ts"
import { secret } from "../../test/sign-up-users.ts"
import type { Figure, Context, Line } from "../figure.ts"
import { alternate, type Load, loader, perSecond, ratio } from "../load.ts"
import { startProgram } from "../program.ts"
import { createDataset, type Dataset } from "../dataset.ts"

const target = 0.6
// more rows than the faster side writes in all rounds
const size = 300_000
const strength = { seconds: 3 }

const anyId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/** `says` runs the statements that the product executes for the act. */
type Act = {
  name: string
  path: string
  body: (productId: string) => object
  says: (db: Db, buyer: Buyer, productId: string) => Promise<unknown>
}

const limits = { lowest: toPoisha(lowestPrice), highest: toPoisha(highestPrice) }

const acts: Act[] = [
  {
    name: "Bookings",
    path: "/api/bookings",
    body: (productId) => ({ productId, ...buyerContact }),
    says: (db, buyer, productId) => bookings.add(db, limits, buyer, { productId, ...buyerContact }),
  },
  {
    name: "Wishes",
    path: "/api/wishlist",
    body: (productId) => ({ product: { _id: productId } }),
    says: wishlist.add,
  },
]

export const writes: Figure = {
  name: "writes",
  about: "Bookings and wishes, against the same prepared statements by pg alone",
  async measure(context) {
    const ours = await withProducts(context)
    const theirs = await withProducts(context)
    // the worker would send the emails of these bookings at the same time
    await theirs.product.stop()
    const lines: Line[] = []
    for (const act of acts) lines.push(await compare(act, ours, theirs))
    return lines
  },
}

/** The buyers have booked nothing yet. */
async function withProducts(context: Context) {
  const made = await createDataset(context, size)
  const api = apiOf(made.product)
  const newcomer = await signUpUser(api, "Jannat Khan", "Buyer")
  // the bare program repeats the price of the recorded booking
  await made.ask(`update products set "sellingPrice" = 6200000`)
  await made.ask("vacuum analyze products")
  const free = `select id from products where "soldAt" is null and "deletedAt" is null order by md5(id::text)`
  const [first = "", ...products] = (await made.ask<{ id: string }>(free)).map(({ id }) => id)
  return { ...made, newcomer, first, products }
}

type Ready = Dataset & Awaited<ReturnType<typeof withProducts>>

async function compare(act: Act, ours: Ready, theirs: Ready) {
  const bare = await bareProgram(act, theirs)
  const product = loader(ours.product.address, requestsOf(act, ours), strength)
  try {
    const [loads = [], bareLoads = []] = await alternate(
      async () => {
        const load = await product()
        // leaves no jobs, so that the worker is idle while the other side is measured
        await ours.ask("truncate mails, graphile_worker._private_jobs")
        return load
      },
      loader(bare.address, requestsOf(act, theirs), strength),
    )
    return lineOf(`${act.name}, against the same statements by pg alone`, loads, bareLoads)
  } finally {
    await bare.stop()
  }
}

function requestsOf({ path, body }: Act, { newcomer: { accessToken: token }, products }: Ready) {
  return products.map((id) => ({ method: "POST", path, token, body: body(id) }))
}

/** Repeats the statements recorded for the first product, with other products and new ids. */
async function bareProgram({ says }: Act, { url, first, newcomer }: Ready) {
  const { db, pool, close } = connect(url)
  const proof = await readAccessToken(secret, newcomer.accessToken)
  const said = await recordStatements(pool)(async () => {
    if (proof) await users.ofToken(db, proof)
    await says(db, { ...newcomer, role: "Buyer" }, first)
  })
  await close()
  const known = [first, newcomer.id, proof?.sid]
  const anew = (id: string) => (known.includes(id) ? id : "new id")
  const statements = said.map(({ text, values }) => ({
    text,
    // ids also occur within the texts of emails
    values: values.map((value) => (typeof value === "string" ? value.replaceAll(anyId, anew) : value)),
  }))
  return startProgram("write", url, JSON.stringify(statements), first)
}

function lineOf(figure: string, ours: Load[], theirs: Load[]): Line {
  const share = ratio(ours, theirs)
  return {
    figure,
    target: `≥ ${target}`,
    measured: `${perSecond(ours)} against ${perSecond(theirs)}`,
    ratio: share,
    held: share >= target,
  }
}
