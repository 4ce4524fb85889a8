import { once } from "node:events"
import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { expect, fullRun, type Product, test, withProduct } from "./product.ts"

async function write(product: Product, forwarded: string) {
  const body = JSON.stringify({ name: "Mina", email: "mina@example.org", message: "Hello" })
  const headers = { "Content-Type": "application/json", "X-Forwarded-For": forwarded }
  return (await fetch(`${product.address}/api/contact`, { method: "POST", headers, body })).status
}

const callers = Array.from({ length: 11 }, (_, caller) => `203.0.113.${caller}`)

test(
  "rate limits count the address that a trusted proxy names, or its IPv6 network, and nobody escapes them",
  fullRun,
  async () => {
    const settings = { DEMO: "off", RATE_LIMITS: "on", TRUSTED_PROXIES: "127.0.0.0/8, ::1" }
    await withProduct(settings, async (product) => {
      for (const caller of callers) expect(await write(product, caller)).toBe(201)
      for (const invented of callers.slice(0, 10))
        expect(await write(product, `${invented}, 198.51.100.7`)).toBe(201)
      expect(await write(product, "203.0.113.99, 198.51.100.7, 127.0.0.1")).toBe(429)
      // a caller can use any address of such a network, so that all count as one
      for (let place = 1; place <= 10; place += 1)
        expect(await write(product, `2001:db8:1:2:${place}::${place}`)).toBe(201)
      expect(await write(product, "2001:db8:1:2:ffff::")).toBe(429)
      expect(await write(product, "2001:db8:1:3::1")).toBe(201)
    })
  },
)

test("without a trusted proxy the header says nothing", fullRun, async () => {
  await withProduct({ DEMO: "off", RATE_LIMITS: "on" }, async (product) => {
    for (const caller of callers.slice(0, 10)) expect(await write(product, caller)).toBe(201)
    expect(await write(product, "198.51.100.7")).toBe(429)
  })
})

test("a proxy's health check without a host name is answered", async ({ empty }) => {
  const { hostname, port } = new URL(empty.address)
  for (const path of ["/healthz", "/readyz"]) {
    const socket = connect(Number(port), hostname)
    await once(socket, "connect")
    socket.write(`GET ${path} HTTP/1.0\r\n\r\n`)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /)
  }
})
