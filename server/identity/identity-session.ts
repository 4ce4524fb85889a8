export type IdentitySession = {
  id: string
  identityId: string
  name: string
  email: string
  image: string | undefined
}
