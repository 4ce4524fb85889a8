const host = "evil.example"

// beginnings that browsers, servers or routers have been seen to take for another origin, by kind
const beginnings = {
  schemes: ["https://", "HTTPS://", "https:", "https:/", "https:///", "https:\\\\", "https:\\", "ftp://"],
  slashes: ["//", "///", "////", "\uFF0F\uFF0F", "/\uFF0F"],
  climbs: ["/.//", "/..//", "/../..//", "/a/..//", "/a/../..//"],
  backslashes: ["/\\", "\\/", "\\\\", "/\\/", "\\/\\/", "/\\\\", "//\\", "\\", "/./\\"],
  controls: ["/\t/", "/\n/", "/\r/", "\t//", "\n//", " //", "\u0000//", "\u0001//", "/\u0000/"],
  spaces: ["\u00A0//", "\u2028//", "\uFEFF//"],
  encoded: ["/%09/", "/%0A/", "/%0D%0ALocation:%20//", "/%5C", "/%5C%5C", "/%2F", "/%2F%2F", "%2F%2F"],
  encodedTwice: ["/%252F%252F", "/%2e//", "/%2e%2e//"],
  users: ["//localhost@", "/;@", "/@", "@", ":80@", ".", ""],
  parameters: ["?//", "#//", "/login/google?from=//", "/login?from=https://", "/?callbackURL=//"],
  others: ["/api/auth/callback/google?callbackURL=https://", "view-source:https://"],
}
const endings = ["/", "/%2f..", "@localhost", ":80/", "?/", "#/", "%00/", "%E3%80%82/"]

/** 80 return paths after login that would lead to another origin or run a script, if they were followed. */
export const returnPaths = [
  ...Object.values(beginnings).flatMap((kind) => kind.map((beginning) => `${beginning}${host}`)),
  ...endings.map((ending) => `//${host}${ending}`),
  `http://${host}/`,
  `//user:pass@${host}/`,
  "//\u24D4vil.example",
  "//evil\u3002example",
  `javascript:location='//${host}'`,
  `java\tscript:location='//${host}'`,
  `data:text/html,<script>location='//${host}'</script>`,
  `blob:https://${host}/1`,
]
