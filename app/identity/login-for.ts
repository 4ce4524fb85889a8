export function loginFor({ pathname, search, hash }: { pathname: string; search: string; hash: string }) {
  return `/login?from=${encodeURIComponent(pathname + search + hash)}`
}
