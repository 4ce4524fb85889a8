import { connect } from "../../db/connect.ts"
import type { Db } from "../../db/tables.ts"
import * as bookings from "../../server/bookings/bookings.ts"
import type { Buyer } from "../../server/bookings/bookings.ts"
import { readAccessToken } from "../../server/identity/tokens.ts"
import * as users from "../../server/users/users.ts"
import * as wishlist from "../../server/wishlist/wishlist.ts"
import { apiOf, joins, type Person } from "../../test/people.ts"
import { hearing } from "../../test/statements.ts"
import { secret } from "../../test/troupe.ts"
import type { Figure, Ground, Line } from "../figure.ts"
import { byTurns, type Load, loader, perSecond, ratio } from "../load.ts"
import { program } from "../program.ts"
import { settle, type Town } from "../town.ts"

const target = 0.6
const size = 100_000
const strength = { seconds: 3 }
const place = { buyerPhone: "01800000001", buyerLocation: "Mirpur, Dhaka" }

/** `says` is what the product does for it in its database. */
type Act = {
  name: string
  path: string
  body: (productId: string) => object
  says: (db: Db, buyer: Buyer, productId: string) => Promise<unknown>
}

const acts: Act[] = [
  {
    name: "Bookings",
    path: "/api/bookings",
    body: (productId) => ({ productId, ...place }),
    says: (db, buyer, productId) => bookings.add(db, buyer, { productId, ...place }),
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
  async measure(ground) {
    const ours = await town(ground)
    const theirs = await town(ground)
    // or it would send the letters of what is booked beside it
    await theirs.product.stop()
    const lines: Line[] = []
    for (const act of acts) lines.push(...(await compare(act, ours, theirs)))
    return lines
  },
}

/** With people who have booked nothing yet. */
async function town(ground: Ground) {
  const made = await settle(ground, size)
  const api = apiOf(made.product)
  const buyers = [await joins(api, "Jannat Khan", "Buyer"), await joins(api, "Polash Das", "Buyer")] as const
  const free = `select id from products where "soldAt" is null and "deletedAt" is null order by md5(id::text)`
  const [first = "", ...products] = (await made.ask<{ id: string }>(free)).map(({ id }) => id)
  return { ...made, buyers, first, products }
}

type Ready = Town & Awaited<ReturnType<typeof town>>

async function compare(act: Act, ours: Ready, theirs: Ready) {
  const bare = await bareProgram(act, theirs, theirs.buyers[0], false)
  const proving = await bareProgram(act, theirs, theirs.buyers[1], true)
  const asked = ours.products.map((id) => ({
    method: "POST",
    path: act.path,
    token: ours.buyers[0].accessToken,
    body: act.body(id),
  }))
  const same = theirs.products.map((id) => ({
    method: "POST",
    path: act.path,
    token: theirs.buyers[1].accessToken,
    body: act.body(id),
  }))
  const [product = [], alone = [], withProof = []] = await byTurns(
    loader(ours.product.address, asked, strength),
    loader(bare.address, same, strength),
    loader(proving.address, same, strength),
  )
  await bare.stop()
  await proving.stop()
  return [
    lineOf(`${act.name}, against the same statements and the same proof of who asks`, product, withProof),
    lineOf(`${act.name}, against the same statements without asking who it is`, product, alone),
  ]
}

/** Says again what the product said for the first product, with other products and new ids. */
async function bareProgram({ says }: Act, { url, first }: Ready, person: Person, withProof: boolean) {
  const { db, pool, close } = connect(url)
  const proof = await readAccessToken(secret, person.accessToken)
  const said = await hearing(pool)(async () => {
    if (withProof && proof) await users.ofToken(db, proof)
    await says(db, { ...person, role: "Buyer" }, first)
  })
  await close()
  const statements = said.map(({ text, values }) => ({
    text,
    values: text.startsWith("insert") ? ["new id", ...values.slice(1)] : values,
  }))
  return program("write", url, JSON.stringify(statements), first, ...(withProof ? [secret] : []))
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
