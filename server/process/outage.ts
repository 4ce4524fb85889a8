/** Whether this comes of a database, disk or network that is away, full or too slow, and not of a mistake of ours. */
export function isOutage({ message, code }: { message: string; code?: unknown }) {
  return (
    outages.test(String(code)) ||
    certificates.test(String(code)) ||
    sentences.some((begin) => message.startsWith(begin))
  )
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html: connections, resources, a standby that takes no writes,
// what took too long, a login or database that is not there any more, a server that stops or starts, its disk; then what
// the system says of the network and of the photos' disk
const outages =
  /^(?:08[0-9A-Z]{3}|53[0-9A-Z]{3}|25006|25P03|28000|28P01|3D000|57014|57P0[123]|58030|ECONN[A-Z]+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND|EIO|EROFS|E[MN]FILE|ENOSPC|EDQUOT)$/

// https://nodejs.org/api/tls.html#x509-certificate-error-codes, and names, protocols and ciphers that do not fit
const certificates =
  /^(?:(?:CERT|CRL|ERR_TLS|ERR_SSL|UNABLE_TO)_[A-Z0-9_]+|(?:DEPTH_ZERO_)?SELF_SIGNED_CERT(?:_IN_CHAIN)?|INVALID_(?:CA|PURPOSE)|PATH_LENGTH_EXCEEDED|HOSTNAME_MISMATCH|EPROTO)$/

/** How node-postgres says it, which has no codes of its own; and Node.js of a socket that is not there. */
const sentences = [
  "Client has encountered a connection error",
  "Client was closed",
  "Connection terminated",
  "Query read timeout",
  "The server does not support SSL connections",
  "There was an error establishing an SSL connection",
  "connect ENOENT",
  "timeout exceeded when trying to connect",
  "timeout expired",
]
