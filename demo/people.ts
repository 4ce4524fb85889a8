/** The people of the demo (decisions.md, "Demo and for real"). */
export const cast = {
  admin: { name: "Anika Rahman", email: "admin@backline.example", role: "admin" },
  rahim: { name: "Rahim Uddin", email: "rahim@backline.example", role: "Seller" },
  sadia: { name: "Sadia Islam", email: "sadia@backline.example", role: "Seller" },
  ana: { name: "Ana Gomes", email: "ana@backline.example", role: "Buyer" },
  tomal: { name: "Tomal Das", email: "tomal@backline.example", role: "Buyer" },
} as const

/** Of all of them. */
export const castPassword = "BAckline22!"

/** Their password is known to everyone, so they can sign in only while the demo is on. */
export function isInCast(email: string) {
  return Object.values(cast).some((person) => person.email === email)
}
