import { mkdir, readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { generate } from "selfsigned"
import { freePort } from "../../db/embedded/endpoint.ts"
import { folderOfNobody, run, startServer } from "./program.ts"

const login = "backline@backline.example"
const password = "secret-of-the-mail-server"

/** Starts Postfix as a mail provider runs it: TLS, a login, and one sender address for that login. Needs root. */
export async function postfix() {
  const folder = await folderOfNobody("postfix")
  const how = { folder }
  const port = await freePort()
  for (const each of ["etc", "etc/sasl", "queue", "data", "boxes"]) await mkdir(join(folder, each))
  const { cert, private: key } = await generate([{ name: "commonName", value: "Postfix" }], {
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
  })
  const files = { "ca.pem": cert, key: key, senders: `no-reply@backline.example ${login}\n` }
  for (const [name, words] of Object.entries(files)) await writeFile(join(folder, name), words)
  await writeFile(join(folder, "etc/main.cf"), main(folder))
  await writeFile(join(folder, "etc/master.cf"), master(port))
  await writeFile(
    join(folder, "etc/sasl/smtpd.conf"),
    `pwcheck_method: auxprop\nauxprop_plugin: sasldb\nsasldb_path: ${folder}/logins\nmech_list: PLAIN LOGIN\n`,
  )
  const [user, realm] = login.split("@")
  const add = `echo ${password} | saslpasswd2 -p -c -f ${folder}/logins -u ${realm} ${user}`
  await run(["sh", "-c", `chown postfix data && chown 65534 boxes && ${add} && chown postfix logins`], how)
  const { stop } = await startServer(["postfix", "-c", `${folder}/etc`, "start-fg"], port, how)
  return {
    settings: {
      SMTP_URL: `smtp://${encodeURIComponent(login)}:${password}@localhost:${port}`,
      SMTP_CA: join(folder, "ca.pem"),
      MAIL_FROM: "Backline <no-reply@backline.example>",
    },
    arrived: async () => {
      const files = await readdir(join(folder, "boxes/box/new")).catch(() => [])
      return Promise.all(files.map((file) => readFile(join(folder, "boxes/box/new", file), "utf8")))
    },
    stop,
  }
}

function main(folder: string) {
  return `compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
maillog_file = ${folder}/log
maillog_file_prefixes = ${folder}
inet_interfaces = loopback-only
inet_protocols = ipv4
mydestination =
virtual_mailbox_domains = backline.example, example.org
virtual_mailbox_base = ${folder}/boxes
virtual_mailbox_maps = static:box/
virtual_uid_maps = static:65534
virtual_gid_maps = static:65534
smtpd_tls_security_level = encrypt
smtpd_tls_cert_file = ${folder}/ca.pem
smtpd_tls_key_file = ${folder}/key
smtpd_sasl_auth_enable = yes
smtpd_sasl_type = cyrus
smtpd_tls_auth_only = yes
smtpd_sender_login_maps = texthash:${folder}/senders
smtpd_sender_restrictions = reject_sender_login_mismatch
smtpd_recipient_restrictions = permit_sasl_authenticated, reject
`
}

function master(port: number) {
  return `127.0.0.1:${port} inet n - n - - smtpd
postlog unix-dgram n - n - 1 postlogd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
proxymap unix - - n - - proxymap
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
virtual unix - n n - - virtual
`
}
