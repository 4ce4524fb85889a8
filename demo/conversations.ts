import type { DemoProduct } from "./catalogue/demo-product.ts"

type Buyer = "ana" | "tomal"
type Line = [minutesLater: number, by: "buyer" | "seller", text: string, isWithPhoto?: "photo"]

export type DemoConversation = {
  productName: DemoProduct["productName"]
  buyer: Buyer
  hoursAgo: number
  lines: Line[]
}

/** The last message of each is unread. */
export const demoConversations: DemoConversation[] = [
  {
    productName: "Roland Cube 40",
    buyer: "ana",
    hoursAgo: 50,
    lines: [
      [0, "buyer", "I got it home, and it sounds great. Thank you for the extra cable!"],
      [95, "seller", "Glad to hear it. Let it warm up for a minute before you turn it up."],
    ],
  },
  {
    productName: "Yamaha F310 Acoustic",
    buyer: "ana",
    hoursAgo: 27,
    lines: [
      [0, "buyer", "আপু, গিটারটা কি এখনো আছে?"],
      [12, "seller", "জি, আছে। গত মাসে নতুন তার লাগিয়েছি, কোনো সমস্যা নেই।"],
      [15, "buyer", "শেষ দাম কত রাখা যাবে?"],
      [31, "seller", "দাম আগেই কমিয়ে রেখেছি। মিরপুর ১০ থেকে নিলে একটা ব্যাগ সঙ্গে দিয়ে দেব।"],
    ],
  },
  {
    productName: "Fender Player Stratocaster",
    buyer: "ana",
    hoursAgo: 20,
    lines: [
      [0, "buyer", "Is it still available?"],
      [8, "seller", "Yes, it is. It has fresh strings, and the frets are like new."],
      [11, "buyer", "Could you show me the bridge from near?"],
      [24, "seller", "Here it is. There is one small mark, which you do not feel.", "photo"],
      [40, "buyer", "Lovely. I have booked it. Can we meet at six, in Dhanmondi?"],
      [44, "seller", "Six is fine. I will bring it in its case."],
    ],
  },
  {
    productName: "Tabla pair, sheesham and brass",
    buyer: "tomal",
    hoursAgo: 5,
    lines: [
      [0, "buyer", "নমস্কার দাদা, তবলা জোড়াটা কি এখনো আছে?"],
      [6, "seller", "জি ভাই, আছে। পুরান ঢাকায় এসে বাজিয়ে দেখতে পারেন।"],
      [9, "buyer", "কাল সকালে আসতে পারি। হাতুড়িটা কি সঙ্গে দেবেন?"],
    ],
  },
]
