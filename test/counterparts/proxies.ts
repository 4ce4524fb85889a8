import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { generate } from "selfsigned"
import { freePort } from "../../db/embedded/endpoint.ts"
import { temporaryFolder } from "../temporary-folder.ts"
import { startServer } from "./program.ts"

const docs = join(import.meta.dirname, "../../docs")

type Place = { folder: string; http: number; https: number; product: number }
type Sample = {
  program: "nginx" | "haproxy" | "caddy"
  file: string
  fit: (sample: string, place: Place) => string
  command: (file: string) => string[]
}

/** The sample configurations of docs/, what a test has to change in each, and the command that starts the proxy. */
export const proxies: Sample[] = [
  {
    program: "nginx",
    file: "nginx.conf",
    fit: (sample, { folder, http, https, product }) => `
      daemon off;
      pid ${folder}/pid;
      events {}
      http {
        access_log off;
        ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join("\n")}
        ${sample
          .replace("listen 80", `listen 127.0.0.1:${http}`)
          .replace("listen 443", `listen 127.0.0.1:${https}`)
          .replace("127.0.0.1:3000", `127.0.0.1:${product}`)
          .replaceAll("/etc/ssl/backline.example", `${folder}/proof`)}
      }`,
    command: (file) => ["nginx", "-c", file, "-e", "stderr"],
  },
  {
    program: "haproxy",
    file: "haproxy.cfg",
    fit: (sample, { folder, http, https, product }) =>
      sample
        .replace("bind :80", `bind 127.0.0.1:${http}`)
        .replace("bind :443", `bind 127.0.0.1:${https}`)
        .replace("127.0.0.1:3000", `127.0.0.1:${product}`)
        .replace("/etc/haproxy/backline.example.pem", `${folder}/both.pem`),
    command: (file) => ["haproxy", "-db", "-f", file],
  },
  {
    program: "caddy",
    file: "Caddyfile",
    fit: (sample, place) =>
      asCaddyfile(sample.replace("127.0.0.1:3000", `127.0.0.1:${place.product}`), place),
    command: caddy,
  },
  {
    program: "caddy",
    file: "Caddyfile.many",
    // leaves out the other two machines, which do not exist here
    fit: (sample, place) =>
      asCaddyfile(
        sample
          .replace("10.0.0.11:3000", "127.0.0.1:1")
          .replace("10.0.0.12:3000", `127.0.0.1:${place.product}`)
          .replace("10.0.0.13:3000", "127.0.0.1:2"),
        place,
      ),
    command: caddy,
  },
]

function asCaddyfile(sample: string, { folder, http, https }: Place) {
  return `{
        admin off
        http_port ${http}
      }
      ${sample.replace("backline.example {", `https://localhost:${https} {\ntls ${folder}/proof.pem ${folder}/proof.key`)}`
}

function caddy(file: string) {
  return ["caddy", "run", "--config", file, "--adapter", "caddyfile"]
}

/** Starts a proxy with TLS at `origin`, configured by its sample in docs/, before this local port. */
export async function proxy({ file, fit, command }: Sample, product: number, https: number) {
  const folder = await temporaryFolder("backline-proxy-")
  const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }])
  await writeFile(join(folder, "proof.pem"), cert)
  await writeFile(join(folder, "proof.key"), key)
  await writeFile(join(folder, "both.pem"), `${cert}\n${key}`)
  const place = { folder, http: await freePort(), https, product }
  const own = join(folder, file)
  await writeFile(own, fit(await readFile(join(docs, file), "utf8"), place))
  return startServer(command(own), https, { folder, env: { HOME: folder } })
}
