/**
 * Settings that make a product reach this local port at `host`: its name server returns a public address, and
 * connections to that address, once the product has allowed it, are made to the port.
 */
export function routeToLocalPort(host: string, port: number) {
  const program = `
    import dns from "node:dns"
    import { syncBuiltinESMExports } from "node:module"
    import { Socket } from "node:net"
    const { lookup } = dns
    dns.lookup = (name, options, answer) =>
      name === "${host}" ? answer(null, [{ address: "9.9.9.9", family: 4 }]) : lookup(name, options, answer)
    syncBuiltinESMExports()
    const { connect } = Socket.prototype
    Socket.prototype.connect = function (options, ...rest) {
      if (options?.host !== "${host}") return connect.call(this, options, ...rest)
      const here = (name, how, answer) =>
        options.lookup(name, how, (error) => answer(error, how.all ? [{ address: "127.0.0.1", family: 4 }] : "127.0.0.1", 4))
      return connect.call(this, { ...options, port: ${port}, lookup: here }, ...rest)
    }`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` }
}
