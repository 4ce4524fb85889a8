/** An outage is answered with 503, and not logged as a bug. */
export function isOutage({ message, code }: { message: string; code?: unknown }) {
  return (
    outageCodes.test(String(code)) ||
    tlsCodes.test(String(code)) ||
    messages.some((begin) => message.startsWith(begin))
  )
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html, and errno codes
const outageCodes =
  /^(?:08[0-9A-Z]{3}|53[0-9A-Z]{3}|25006|25P03|28000|28P01|3D000|57014|57P0[123]|58030|ECONN[A-Z]+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND|EIO|EROFS|E[MN]FILE|ENOSPC|EDQUOT)$/

const tlsCodes =
  /^(?:(?:CERT|CRL|ERR_TLS|ERR_SSL|UNABLE_TO)_[A-Z0-9_]+|(?:DEPTH_ZERO_)?SELF_SIGNED_CERT(?:_IN_CHAIN)?|INVALID_(?:CA|PURPOSE)|PATH_LENGTH_EXCEEDED|HOSTNAME_MISMATCH|EPROTO)$/

const messages = [
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
