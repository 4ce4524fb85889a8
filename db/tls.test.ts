import { once } from "node:events"
import { writeFile } from "node:fs/promises"
import { connect as connectTo, createServer } from "node:net"
import { join } from "node:path"
import { pipeline } from "node:stream"
import { TLSSocket } from "node:tls"
import { generate } from "selfsigned"
import { afterAll, beforeAll, expect, test } from "vitest"
import { temporaryFolder } from "../test/temporary-folder.ts"
import { connect } from "./connect.ts"
import { startEmbedded } from "./embedded.ts"

let folder: string
let database: Awaited<ReturnType<typeof startEmbedded>>
beforeAll(async () => {
  folder = await temporaryFolder("backline-tls-")
  database = await startEmbedded(folder)
})
afterAll(() => database.stop())

test("a database that proves its name is spoken to encrypted", async () => {
  const way = await encryptedWay("localhost")
  const { pool, close } = connect(`${way.address}?sslmode=verify-full&sslrootcert=${way.ca}`)
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }])
  expect(way.count()).toBe(1)
  await close()
  await way.close()
})

test("a database is told nothing that has the name of another, or a certificate of nobody", async () => {
  const [named, other] = [await encryptedWay("localhost"), await encryptedWay("db.example")]
  for (const address of [
    `${named.address}?sslmode=verify-full`,
    `${named.address}?sslmode=verify-full&sslrootcert=${other.ca}`,
    `${other.address}?sslmode=verify-full&sslrootcert=${other.ca}`,
  ]) {
    const { pool, close } = connect(address)
    await expect(pool.query("select 1")).rejects.toThrow(/certificate|altnames/)
    await close()
  }
  expect([named.count(), other.count()]).toEqual([0, 0])
  await Promise.all([named.close(), other.close()])
})

/** A door to our database that speaks TLS, as a server elsewhere does, with a certificate for `name`. */
async function encryptedWay(name: string) {
  const { host, port, user, database: of } = database.connection
  const { cert, private: key } = await generate([{ name: "commonName", value: name }], {
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: name }] }],
  })
  const ca = join(folder, `${name}-${process.hrtime.bigint()}.pem`)
  await writeFile(ca, cert)
  let count = 0
  const server = createServer((socket) => {
    // SSLRequest, which PostgreSQL answers with one letter before the handshake
    socket.once("data", () => {
      const secure = new TLSSocket(socket, { isServer: true, cert, key })
      pipeline(secure, connectTo(`${host}/.s.PGSQL.${port}`), secure, () => undefined)
      secure.once("data", () => (count += 1))
      socket.write("S")
    })
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const bound = server.address()
  const at = typeof bound === "object" ? bound?.port : 0
  const close = () => new Promise((resolve) => server.close(resolve))
  return { address: `postgres://${user}@localhost:${at}/${of}`, ca, count: () => count, close }
}
