import type { BuyerWords, ProductWords, ReceiptWords, SaleWords } from "../../contract/mail-words.ts"

export const hello = "Hello,"

/** Under every mail. */
export const signature = "Backline, second-hand musical accessories"

export const confirmation = (hours: number) => ({
  subject: "Welcome to Backline",
  paragraphs: [
    hello,
    `your account is ready. Please confirm within ${hours} hours that this address is yours: then you can also log in with Google, nobody else can, and we mail you what concerns you, such as who booked your product.`,
    "If you did not sign up, do nothing.",
  ],
  action: "Confirm this address",
})

export const reset = (minutes: number) => ({
  subject: "Choose a new password for Backline",
  paragraphs: [
    hello,
    `someone, hopefully you, asked for a new password for this address. The link counts for ${minutes} minutes, once.`,
    "If it was not you, do nothing: your password stays as it is.",
  ],
  action: "Choose a new password",
})

export const invitation = (days: number) => ({
  subject: "Join the Backline community?",
  paragraphs: [
    "Someone, hopefully you, asked to join the Backline community with this address.",
    `Follow the link within ${days} days to say yes. If it was not you, do nothing: without the link we do not keep your address.`,
  ],
  action: "Join the community",
})

export const message = (of: { name: string; shortName: string; lines: string }) => ({
  subject: `A message from ${of.shortName}`,
  summary: "A message of GET IN TOUCH. It is in the dashboard.",
  paragraphs: [`${of.name} writes:`, of.lines, "Answer this mail to reach them."],
})

/** `days`: of the link, for whoever has no account. */
export const supportAnswer = (of: { lines: string; beginning: string }, days?: number) => ({
  subject: "Our answer to your message",
  summary: `We answered your message: ${of.beginning}`,
  paragraphs: [
    hello,
    "thank you for writing to us. Our answer:",
    of.lines,
    days === undefined
      ? "You find the whole conversation in your messages, and can answer there."
      : `Follow the link to read the whole conversation and to answer. It counts for ${days} days; whoever has it can read along.`,
  ],
  action: "Read and answer",
})

export const booked = ({ buyer, phone, place, product, shortProduct, price }: BuyerWords & ProductWords) => ({
  subject: `New booking of ${shortProduct}`,
  summary: `${buyer} booked your ${product} for ${price}. Phone: ${phone}, place: ${place}`,
  paragraphs: [
    hello,
    `${buyer} booked your ${product} for ${price}.`,
    `Phone: ${phone}\nPlace: ${place}`,
    "Others may book it too. It is sold to the first who pays, and we tell you at once.",
  ],
})

export const priceChanged = (of: Omit<ProductWords, "price">) => ({
  subject: `New price of ${of.shortProduct}`,
  summary: `The seller changed the price of ${of.product}, which you booked. My Orders shows the new price.`,
  paragraphs: [
    hello,
    `the seller changed the price of ${of.product}, which you booked.`,
    "My Orders shows the new price. You pay it only once you have accepted it there; you can also remove your booking.",
  ],
})

export const sold = ({ buyer, phone, place, product, shortProduct, price, isByCourier }: SaleWords) => ({
  subject: `Sold: ${shortProduct}`,
  paragraphs: [
    hello,
    `${buyer} paid ${price} for your ${product}. It is sold, and nobody else can pay for it.`,
    `Phone: ${phone}\nPlace: ${place}`,
    isByCourier
      ? "Send it by courier to the address that the deal shows, before the time shown there is over, and write the tracking code there."
      : `Call ${buyer} and agree where and when to hand it over.`,
  ],
})

export const receipt = (of: ReceiptWords) => ({
  subject: `Your receipt for ${of.shortProduct}`,
  paragraphs: [
    hello,
    `you paid ${of.price} for ${of.product} of ${of.seller} on ${of.day}.`,
    `Phone: ${of.phone}\nPlace: ${of.place}`,
    of.isByCourier
      ? `${of.seller} sends it to you by courier. There is nothing for you to do until it is sent: then the deal shows the tracking code.`
      : `Call ${of.seller} and agree where and when to take it over. Look at it closely before you leave.`,
    `Transaction id: ${of.transactionId}`,
  ],
})

export const productRemoved = ({ product, shortProduct }: Omit<ProductWords, "price">) => ({
  subject: `No longer available: ${shortProduct}`,
  summary: `${product}, which you booked, is no longer for sale. Nothing was charged.`,
  paragraphs: [
    hello,
    `${product}, which you booked, is no longer for sale. Nothing was charged, and there is nothing for you to do.`,
    "Your booking stays under My Orders until you remove it.",
  ],
})

export const suspended = (reason: string, until: string | undefined) => ({
  subject: "Your account is suspended",
  summary: `Your account is suspended${until ? ` until ${until}` : ""}.`,
  paragraphs: [
    hello,
    `your account is suspended${until ? ` until ${until}` : ""}. The reason:`,
    reason,
    "As long as it is suspended, you cannot begin anything new: nothing you sell can be seen or bought, nothing can be booked, offered for or paid, and no payout is made. Deals that are under way go on with everything that belongs to them, and after the suspension everything is as it was before.",
    "If you think that this is a mistake, write to us with GET\u00A0IN\u00A0TOUCH.",
  ],
  action: "See your dashboard",
})

export const suspensionLifted = {
  subject: "Your account is no longer suspended",
  summary: "Your account is no longer suspended. Everything is as it was before.",
  paragraphs: [hello, "your account is no longer suspended. Everything is as it was before."],
  action: "See your dashboard",
}

export const soldElsewhere = ({ product, shortProduct }: Omit<ProductWords, "price">) => ({
  subject: `Sold elsewhere: ${shortProduct}`,
  summary: `${product}, which you booked, was sold outside Backline. Nothing was charged.`,
  paragraphs: [
    hello,
    `the seller of ${product}, which you booked, has sold it outside Backline. Nothing was charged, and there is nothing for you to do.`,
    "Your booking stays under My Orders until you remove it.",
  ],
})

export const dailyDigest = (count: number, lines: string, more: number) => ({
  subject: count === 1 ? "Your day on Backline" : `Your day on Backline: ${count} things happened`,
  paragraphs: [
    hello,
    "this happened since the last mail of this kind:",
    lines,
    ...(more > 0 ? [`And ${more} more.`] : []),
    "You have chosen one mail a day. You can change that in your account.",
  ],
})

export const digest = (count: number, lines: string, more: number) => ({
  subject: `${count} more from Backline`,
  paragraphs: [
    hello,
    "more happened than we mail you one by one within an hour. This is the rest:",
    lines,
    ...(more > 0 ? [`And ${more} more.`] : []),
  ],
})

export const payoutAccountChanged = (hours: number) => ({
  subject: "Your payout account was changed",
  paragraphs: [
    hello,
    `the account that Backline pays you at was changed just now. Nothing is paid out to it for ${hours} hours.`,
    "If it was not you: choose a new password at once, set your account again, and write to us.",
  ],
  action: "Look at your payout account",
})
