import type { Demo } from "../contract/demo.ts"

/** `daysAgo` of the sign-up: before the person's first product, and more than a week ago. */
export const demoPeople = {
  admin: { name: "Anika Rahman", email: "admin@backline.example", role: "admin", daysAgo: 400 },
  rahim: { name: "Rahim Uddin", email: "rahim@backline.example", role: "Seller", daysAgo: 320 },
  sadia: { name: "Sadia Islam", email: "sadia@backline.example", role: "Seller", daysAgo: 180 },
  ana: { name: "Ana Gomes", email: "ana@backline.example", role: "Buyer", daysAgo: 150 },
  tomal: { name: "Tomal Das", email: "tomal@backline.example", role: "Buyer", daysAgo: 90 },
} as const

export const demoPassword = "BAckline22!"

export const demo: Demo = {
  people: Object.values(demoPeople).map(({ name, email, role }) => ({ name, email, role })),
  password: demoPassword,
}

/** The password is public: these accounts work only while the demo is on. */
export function isDemoAddress(email: string) {
  return Object.values(demoPeople).some((person) => person.email === email)
}
