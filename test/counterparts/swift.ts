import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { AwsClient } from "aws4fetch"
import { freePort } from "../../db/embedded/endpoint.ts"
import { folderOfNobody, nobody, run, startServer } from "./program.ts"

const accessKeyId = "test:backline"
const secretAccessKey = "the-secret/of+the-store"
const parts = ["account", "container", "object"] as const

/** OpenStack Swift on one disk with s3api, which checks signatures; returns the settings of a public bucket. */
export async function swift() {
  const folder = await folderOfNobody("swift")
  const how = { folder, account: nobody, env: { SWIFT_DIR: folder } }
  await writeFile(join(folder, "swift.conf"), "[swift-hash]\nswift_hash_path_suffix = backline\n")
  const ports = await Promise.all(parts.map(freePort))
  await run(
    ["/usr/bin/python3", "-c", makeRings, ...parts.map((part, place) => `${part}:${ports[place]}`)],
    how,
  )
  const port = await freePort()
  const servers = await Promise.all([
    serve("proxy", port, proxy(port, folder), how),
    ...parts.map((part, place) =>
      serve(part, ports[place] ?? 0, storage(part, ports[place] ?? 0, folder), how),
    ),
  ])
  const endpoint = `http://127.0.0.1:${port}`
  await makeBucket(endpoint)
  const settings = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: "photos",
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_PUBLIC_URL: `${endpoint}/v1/AUTH_test/photos`,
  }
  return { settings, stop: () => Promise.all(servers.map((server) => server.stop())) }
}

type How = Parameters<typeof startServer>[2]

/** Ring files: two partitions with one replica each. */
const makeRings = `
import os, sys
from swift.common.ring import RingBuilder
os.mkdir("disk")
for part, port in (word.split(":") for word in sys.argv[1:]):
    builder = RingBuilder(1, 1, 1)
    builder.add_dev(dict(region=1, zone=1, ip="127.0.0.1", port=int(port), device="disk", weight=1))
    builder.rebalance()
    builder.get_ring().save(part + ".ring.gz")
`

async function serve(part: string, port: number, config: string, how: How) {
  const file = join(how.folder, `${part}-server.conf`)
  await writeFile(file, config)
  return startServer([`swift-${part}-server`, file], port, how)
}

function storage(part: string, port: number, folder: string) {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
swift_dir = ${folder}
devices = ${folder}
mount_check = false
[pipeline:main]
pipeline = ${part}-server
[app:${part}-server]
use = egg:swift#${part === "object" ? "mem_object" : part}
`
}

function proxy(port: number, folder: string) {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
swift_dir = ${folder}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# half a second is too little where everything is on one busy machine
conn_timeout = 30
node_timeout = 60
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_backline = ${secretAccessKey} .admin
`
}

async function makeBucket(endpoint: string) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region: "us-east-1", service: "s3" })
  const made = await client.fetch(`${endpoint}/photos`, {
    method: "PUT",
    headers: { "X-Amz-Acl": "public-read" },
  })
  if (!made.ok) throw new Error(`Swift makes no bucket: ${made.status} ${await made.text()}`)
}
