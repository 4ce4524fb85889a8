import { Client } from "pg"
import { catalogue } from "../db/seed/catalogue/catalogue.ts"

/** Of these two the lists are long at every size: a twentieth of all products, and of all bookings a thirtieth. */
type Busy = { seller: string; buyer: string }

/**
 * Fills a database that the product has prepared with so many products, bookings and wishes, and people to match. The
 * products are the demo's over and over, each at a price and of a time of its own; ids are UUIDv7 of that time.
 */
export async function fill(address: string, size: number, busy: Busy) {
  const client = new Client(address)
  await client.connect()
  try {
    await client.query(withoutChecks)
    await client.query(functions)
    await client.query(templates, [JSON.stringify(products)])
    for (const statement of statements(size, busy)) await client.query(statement)
    await client.query("vacuum analyze")
  } finally {
    await client.end()
  }
}

const products = catalogue.flatMap(({ categoryName, products }) =>
  products.map(({ picture: _, seller: __, daysAgo: ___, ...words }) => ({ categoryName, ...words })),
)

// whatever refers to something is made from it, so that nothing need be looked up again, where we may say so
const withoutChecks = `
  do $$ begin
    perform set_config('session_replication_role', 'replica', false);
  exception when insufficient_privilege then
  end $$`

// a thing is made every two and a half minutes, from 2020 on
const functions = `
  create function pg_temp.moment(place bigint) returns timestamptz immutable language sql as
    $$ select to_timestamp(1577836800 + place * 150) $$;
  create function pg_temp.id(kind text, place bigint) returns uuid immutable language sql as $$
    select (lpad(to_hex(1577836800000 + place * 150000), 12, '0')
      || '7' || substr(hash, 1, 3) || '8' || substr(hash, 4, 15))::uuid
    from (select md5(kind || place) as hash) as hashed
  $$;
  create function pg_temp.one_of(place bigint, words text[]) returns text immutable language sql as
    $$ select words[1 + place % cardinality(words)] $$`

const templates = `
  create temporary table templates as
  select (row_number() over ()) - 1 as place, categories.id as "categoryId", template.*
  from jsonb_to_recordset($1::jsonb) as template ("categoryName" text, "productName" text, "productCondition" text,
    "sellingPrice" integer, "buyingPrice" integer, "timeUsed" text, location text, "productDescription" text)
  join categories using ("categoryName")`

function statements(size: number, { seller, buyer }: Busy) {
  return [
    ...people("Seller", size),
    ...people("Buyer", size),
    `create temporary table listed as
      select place, pg_temp.id('product', place) as id, pg_temp.id('image', place) as "imageId",
        pg_temp.moment(place) as "createdAt",
        case when place % 20 = 7 then '${seller}' else ${someone("Seller", "place", size)} end as "sellerId"
      from generate_series(1, ${size}) as place`,
    `insert into images (id, "ownerId", sizes, bytes, "createdAt", "keptAt")
      select "imageId", "sellerId", jsonb_build_array(
          jsonb_build_object('url', '/photos/' || "imageId" || '-320.webp', 'width', 320, 'height', 240),
          jsonb_build_object('url', '/photos/' || "imageId" || '-640.webp', 'width', 640, 'height', 480),
          jsonb_build_object('url', '/photos/' || "imageId" || '-1280.webp', 'width', 1280, 'height', 960)
        ), 180000, "createdAt", "createdAt"
      from listed`,
    `insert into products (id, "sellerId", "categoryId", "imageId", "productName", "productCondition", "sellingPrice",
        "buyingPrice", "timeUsed", "phoneNumber", location, "productDescription", "createdAt", "advertisedAt", "soldAt",
        "deletedAt")
      select listed.id, "sellerId", "categoryId", "imageId", "productName" || ', ' || 1995 + listed.place % 29,
        "productCondition", "sellingPrice" * (70 + listed.place * 7 % 60), "buyingPrice" * 100, "timeUsed",
        '017' || lpad((listed.place % 100000000)::text, 8, '0'), location, "productDescription", "createdAt",
        case when listed.place % 8 = 2 then "createdAt" end,
        case when listed.place % 10 = 3 then "createdAt" + interval '3 days' end,
        case when listed.place % 50 = 11 then "createdAt" + interval '5 days' end
      from listed join templates on templates.place = listed.place % ${products.length}`,
    booked(someone("Buyer", "place * 31", size), "booking", "true"),
    booked(`'${buyer}'`, "own booking", "place % 33 = 5"),
    wished(someone("Buyer", "place * 17", size), "wish", "true"),
    wished(`'${buyer}'`, "own wish", "place % 40 = 9"),
    `insert into "paymentIntents" (id, "bookingId", "buyerId", amount, "createdAt", "closedAt")
      select 'pi_' || id, id, "buyerId", "sellingPrice", "createdAt", "paidAt" from bookings where "paidAt" is not null`,
    `insert into payments
        (id, "transactionId", "bookingId", "productId", "buyerId", amount, state, "claimedAt", "capturedAt")
      select pg_temp.id('payment', row_number() over ()), 'pi_' || id, id, "productId", "buyerId", "sellingPrice",
        'captured', "paidAt", "paidAt"
      from bookings where "paidAt" is not null`,
    `insert into audit (id, act, "actorId", "subjectId", amount, "createdAt")
      select pg_temp.id('audit', row_number() over ()), 'payment captured', "buyerId", "transactionId", amount, "capturedAt"
      from payments`,
  ]
}

/** One of them for so many products, coming as the products come. */
const share = { Seller: 20, Buyer: 10 }

function someone(role: "Seller" | "Buyer", place: string, size: number) {
  return `pg_temp.id('${role}', ${place} % ${Math.ceil(size / share[role])} * ${share[role]})`
}

function people(role: "Seller" | "Buyer", size: number) {
  const everyone = `from generate_series(0, ${size - 1}, ${share[role]}) as place`
  const name = `pg_temp.one_of(place, '{${firstNames}}') || ' ' || pg_temp.one_of(place / 7, '{${lastNames}}')`
  const email = `'${role.toLowerCase()}.' || place || '@example.org'`
  const identity = `pg_temp.id('identity of ${role}', place)`
  return [
    `insert into identity."user" (id, name, email) select ${identity}, ${name}, ${email} ${everyone}`,
    `insert into identity.session (id, "userId", token, "expiresAt")
      select pg_temp.id('session of ${role}', place), ${identity}, md5('${role}' || place), now() + interval '7 days'
      ${everyone}`,
    `insert into users (id, "identityId", name, email, role, status, "createdAt")
      select pg_temp.id('${role}', place), ${identity}, ${name}, ${email}, '${role}',
        case when '${role}' = 'Seller' and place % 3 = 0 then 'VERIFIED' end, pg_temp.moment(place)
      ${everyone}`,
  ]
}

const firstNames = "Rafiq,Nusrat,Imran,Farhana,Arif,Sumaiya,Tanvir,Mitu,Shuvo,Rumana,Kamal,Jannat,Polash"
const lastNames = "Ahmed,Chowdhury,Hossain,Khan,Rahman,Sarker,Das,Akter,Biswas,Talukder,Gomes"

/** A tenth of what the many booked is paid, which is what is sold. */
function booked(buyerId: string, kind: string, which: string) {
  const paidAt = kind === "booking" ? `products."soldAt"` : "null::timestamptz"
  return `
    insert into bookings (id, "productId", "buyerId", "productName", "sellerName", "buyerName", "buyerEmail", "buyerPhone",
      "buyerLocation", "sellingPrice", "createdAt", "paidAt")
    select pg_temp.id('${kind}', place), products.id, buyer.id, products."productName", seller.name, buyer.name, buyer.email,
      '018' || lpad((place % 100000000)::text, 8, '0'), products.location, products."sellingPrice",
      products."createdAt" + interval '2 days', ${paidAt}
    from listed
    join products using (id)
    join users as seller on seller.id = products."sellerId"
    join users as buyer on buyer.id = ${buyerId}
    where ${which}`
}

function wished(buyerId: string, kind: string, which: string) {
  return `
    insert into wishlist (id, "buyerId", "productId", "createdAt")
    select pg_temp.id('${kind}', place), ${buyerId}, id, "createdAt" + interval '1 day' from listed where ${which}`
}
