export const googlePeople = [
  { sub: "mina", name: "Mina Khatun", email: "mina@gmail.example", colour: "#8c2f23" },
  { sub: "arif", name: "Arif Hossain", email: "arif@gmail.example", colour: "#2f6b4a" },
  { sub: "joya", name: "Joya Barua", email: "joya@gmail.example", colour: "#3b5b73" },
] as const

export type GooglePerson = (typeof googlePeople)[number]

export function portrait({ name, colour }: GooglePerson) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="${colour}"/><text x="40" y="54" font-family="sans-serif" font-size="40" text-anchor="middle" fill="#fbf7f0">${name.slice(0, 1)}</text></svg>`
}
