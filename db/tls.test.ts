import { writeFile } from "node:fs/promises"
import { connect as connectTo, createServer } from "node:net"
import { join } from "node:path"
import { pipeline } from "node:stream"
import { TLSSocket } from "node:tls"
import { generate } from "selfsigned"
import { Client } from "pg"
import { expect, inject, test } from "vitest"
import { listening } from "../test/listening.ts"
import { temporaryFolder } from "../test/temporary-folder.ts"
import { connect } from "./connect.ts"

test("a database that proves its name is spoken to encrypted", async () => {
  const way = await encryptedWay("localhost")
  const { pool, close } = connect(`${way.address}?sslmode=verify-full&sslrootcert=${way.ca}`)
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }])
  expect(way.count()).toBe(1)
  await close()
  way.stop()
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
  named.stop()
  other.stop()
})

/** An address at which the database of the tests speaks TLS with a certificate for `name`. */
async function encryptedWay(name: string) {
  const { connection } = inject("testServer")
  const { host, port, user, password, database } = new Client(connection)
  const { cert, private: key } = await generate([{ name: "commonName", value: name }], {
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: name }] }],
  })
  const ca = join(await temporaryFolder("backline-tls-"), "ca.pem")
  await writeFile(ca, cert)
  let count = 0
  const server = createServer((socket) => {
    // SSLRequest, which PostgreSQL answers with one letter before the handshake
    socket.once("data", () => {
      const secure = new TLSSocket(socket, { isServer: true, cert, key })
      const plain = host.startsWith("/") ? connectTo(`${host}/.s.PGSQL.${port}`) : connectTo(port, host)
      pipeline(secure, plain, secure, () => undefined)
      secure.once("data", () => (count += 1))
      socket.write("S")
    })
  })
  const { port: own, stop } = await listening(server)
  const who = `${user}:${encodeURIComponent(password ?? "")}`
  return { address: `postgres://${who}@localhost:${own}/${database}`, ca, count: () => count, stop }
}
