import { constants } from "node:os"
import { openProducts } from "../test/product.ts"
import { openDatabaseServer } from "./database-server.ts"
import type { Figure, Context } from "./figure.ts"

/** Runs a measurement and removes what it opened, also after an interrupt. */
export async function inContext(measure: Figure["measure"], say: Context["say"]) {
  const products = openProducts("backline-bench-")
  let server: ReturnType<typeof openDatabaseServer> | undefined
  const product: Context["product"] = (settings = {}) => products.open({ DEMO: "off", ...settings })
  const close = once(async () => {
    await products.close()
    await (await server)?.close()
  })
  const removeListeners = onInterrupt(close)
  try {
    return await measure({ product, databaseServer: () => (server ??= openDatabaseServer()), say })
  } finally {
    // an interrupted measurement ends here too; `close` runs only once
    await close()
    removeListeners()
  }
}

function once<Result>(work: () => Promise<Result>) {
  let result: Promise<Result> | undefined
  return () => (result ??= work())
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const

function onInterrupt(close: () => Promise<void>) {
  const leave = (signal: (typeof signals)[number]) =>
    void close().finally(() => process.exit(128 + constants.signals[signal]))
  for (const signal of signals) process.on(signal, leave)
  return () => {
    for (const signal of signals) process.off(signal, leave)
  }
}
