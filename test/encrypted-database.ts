import { writeFile } from "node:fs/promises"
import { connect, createServer } from "node:net"
import { join } from "node:path"
import { pipeline } from "node:stream"
import { TLSSocket } from "node:tls"
import { Client } from "pg"
import { generate } from "selfsigned"
import type { Connection } from "../db/connect.ts"
import { listen } from "./listen.ts"
import { temporaryFolder } from "./temporary-folder.ts"

/** A database server at an address of its own, where it speaks TLS with a certificate for `name`, until it changes. */
export async function encryptedDatabase(connection: string | Connection, name: string) {
  const client = new Client(typeof connection === "string" ? { connectionString: connection } : connection)
  const { host, port, user, password, database } = client
  let proof = await proofFor(name)
  const ca = join(await temporaryFolder("backline-tls-"), "ca.pem")
  await writeFile(ca, proof.cert)
  let count = 0
  const server = createServer((socket) => {
    // SSLRequest, which PostgreSQL answers with one letter before the handshake
    socket.once("data", () => {
      const secure = new TLSSocket(socket, { isServer: true, ...proof })
      const plain = host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
      pipeline(secure, plain, secure, () => undefined)
      secure.once("data", () => (count += 1))
      socket.write("S")
    })
  })
  const { port: own, stop } = await listen(server)
  return {
    address: `postgres://${user}:${encodeURIComponent(password ?? "")}@localhost:${own}/${database}`,
    ca,
    /** Of clients that believed it. */
    count: () => count,
    /** From the next connection on it has another certificate; answers how to undo that. */
    forge: async () => {
      const before = proof
      proof = await proofFor(name)
      return () => (proof = before)
    },
    stop,
  }
}

async function proofFor(name: string) {
  // of no other certificate of the tests: an issuer is looked up by its subject
  const subject = [{ name: "commonName", value: `database at ${name}` }]
  const { cert, private: key } = await generate(subject, {
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: name }] }],
  })
  return { cert, key }
}
