/** Whether this comes of a database, disk or network that is away, full or too slow, and not of a mistake of ours. */
export function isOutage({ message, code }: { message: string; code?: unknown }) {
  return outages.test(String(code)) || sentences.some((begin) => message.startsWith(begin))
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html: connections, resources, a standby that takes no writes,
// what took too long, a server that stops or starts, its disk; then what the system says of the network and of the photos' disk
const outages =
  /^(?:08[0-9A-Z]{3}|53[0-9A-Z]{3}|25006|25P03|57014|57P0[123]|58030|ECONN[A-Z]+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND|EIO|EROFS|E[MN]FILE|ENOSPC|EDQUOT)$/

/** How node-postgres says it, which has no codes of its own; and Node.js of a socket that is not there. */
const sentences = [
  "Client has encountered a connection error",
  "Client was closed",
  "Connection terminated",
  "Query read timeout",
  "connect ENOENT",
  "timeout exceeded when trying to connect",
  "timeout expired",
]
