/** What an identity session (the cookie) proves. */
export type IdentitySession = {
  id: string
  identityId: string
  name: string
  email: string
  image: string | undefined
}
