import type { Demo } from "../contract/demo.ts"

/** The people of the demo. */
export const demoPeople = {
  admin: { name: "Anika Rahman", email: "admin@backline.example", role: "admin" },
  rahim: { name: "Rahim Uddin", email: "rahim@backline.example", role: "Seller" },
  sadia: { name: "Sadia Islam", email: "sadia@backline.example", role: "Seller" },
  ana: { name: "Ana Gomes", email: "ana@backline.example", role: "Buyer" },
  tomal: { name: "Tomal Das", email: "tomal@backline.example", role: "Buyer" },
} as const

/** Of all of them. */
export const demoPassword = "BAckline22!"

/** Who they are, and how to sign in as one of them. */
export const demo: Demo = {
  people: Object.values(demoPeople).map(({ name, email, role }) => ({ name, email, role })),
  password: demoPassword,
}

/** Their password is known to everyone, so they can sign in only while the demo is on. */
export function isDemoAddress(email: string) {
  return Object.values(demoPeople).some((person) => person.email === email)
}
