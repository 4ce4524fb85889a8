// prefixes set by the issuers, so that a key is found whatever it is called
const keys = {
  "a private key": /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/g,
  "a key of Stripe": /\b(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,}/g,
  "a secret of Stripe's webhook": /\bwhsec_[A-Za-z0-9]{24,}/g,
  "a key of AWS": /\bAKIA[0-9A-Z]{16}\b/g,
  "a secret of Google": /\bGOCSPX-[\w-]{20,}/g,
  "a signed token": /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/g,
  "a password in an address": /\b(?:postgres(?:ql)?|smtps?|https?):\/\/[^\s:/@$]+:[^\s:/@$]{8,}@/g,
}

// placeholders in samples
const samples = /password@|:secret@|user:pass/

/** Names the kinds of secret that a text seems to contain. */
export function keysIn(text: string) {
  return Object.entries(keys).flatMap(([name, pattern]) => {
    const matches = text.match(pattern) ?? []
    return matches.some((match) => !samples.test(match)) ? [name] : []
  })
}
