/** Whether the URL is https on a host of the gateway: a forged answer must not send buyers elsewhere. */
export function isOwnPage(url: string, apiBase: string, domains: string[]) {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, origin, username } = new URL(url)
  if (username) return false
  if (origin === new URL(apiBase).origin) return true
  return (
    protocol === "https:" && domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
  )
}
