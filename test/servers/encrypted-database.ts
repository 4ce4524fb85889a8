import { writeFile } from "node:fs/promises"
import { connect, createServer } from "node:net"
import { join } from "node:path"
import { pipeline } from "node:stream"
import { TLSSocket } from "node:tls"
import { Client } from "pg"
import { generate } from "selfsigned"
import type { Connection } from "../../db/connect.ts"
import { listen } from "../listen.ts"
import { temporaryFolder } from "../temporary-folder.ts"

/** A TLS proxy with a certificate for `name` before a database server. */
export async function encryptedDatabase(connection: string | Connection, name: string) {
  const client = new Client(typeof connection === "string" ? { connectionString: connection } : connection)
  const { host, port, user, password, database } = client
  let proof = await certificateFor(name)
  const ca = join(await temporaryFolder("backline-tls-"), "ca.pem")
  await writeFile(ca, proof.cert)
  let count = 0
  const server = createServer((socket) => {
    // PostgreSQL answers an SSLRequest with one letter before the TLS handshake
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
    /** Number of clients that accepted the certificate. */
    count: () => count,
    /** Uses another certificate for new connections; returns a function that restores the first. */
    forge: async () => {
      const before = proof
      proof = await certificateFor(name)
      return () => (proof = before)
    },
    stop,
  }
}

async function certificateFor(name: string) {
  // a unique subject, because OpenSSL looks an issuer up by its subject
  const subject = [{ name: "commonName", value: `database at ${name}` }]
  const { cert, private: key } = await generate(subject, {
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: name }] }],
  })
  return { cert, key }
}
