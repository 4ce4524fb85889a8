export const title = "Home"
export const description = "The best place for second-hand musical accessories!"

export const welcome = "Welcome to"
export const theBackline = "THE BACKLINE"
export const start = "START EXPLORING"

export const trending = "CHECK OUT WHAT'S TRENDING"
export const nextProducts = "Next products"
export const previousProducts = "Previous products"
export const productCategories = "PRODUCT CATEGORIES"

export const carousel = "carousel"
export const aboutBackline = "What Backline is about"
export const slides = "Slides"
export const slide = "slide"
export const slideOf = (number: number, count: number) => `${number} of ${count}`
export const showSlide = (number: number) => `Show slide ${number}`
export const chooseSlide = "Choose a slide"
export const previousSlide = "Previous slide"
export const nextSlide = "Next slide"
export const play = "Play"
export const pause = "Pause"
export const played = {
  title: "Gear that has been played",
  text: "Every product says its condition, how long it was used and what it cost new.",
}
export const bookMeetPay = {
  title: "Book it, meet, pay",
  text: "Leave your number and a place to meet, try the gear, then pay by card.",
}
export const checkMark = {
  title: "Sellers with a check mark",
  text: "The mark beside a name means that we have verified who is selling.",
}
export const soldMeansSold = {
  title: "Sold means sold",
  text: "The first buyer who pays gets it, and from then on nobody else can pay for it.",
}

export const howItWorks = "HOW IT WORKS"
export const bookedByOther = {
  asked: "Can I book a product that someone else has booked?",
  answer:
    "Yes. Anyone can book the same product, and a booking keeps it for nobody. The first buyer who pays gets it.",
}
export const purchase = {
  asked: "When is a purchase completed?",
  before: "When you have paid online. Open ",
  myOrders: "My Orders",
  after:
    " in your dashboard, choose MAKE PAYMENT and pay by card. You get a transaction id at once. If someone was faster, your card is not charged.",
}
export const stillForSale = {
  asked: "How do I know whether a product is still for sale?",
  answer:
    "Sold products show it: a SOLD stamp over the photo and no BOOK NOW button. Everything else is for sale.",
}
export const behaviour = {
  asked: "What if someone behaves inappropriately?",
  before: "Report it to the support team with the form ",
  link: "GET IN TOUCH",
  after:
    " below. Tell us who it was and what happened. We answer, and we remove people who spoil it for others.",
}
export const howToPay = {
  asked: "How can I pay?",
  answer:
    "Online by card, or cash on delivery after meeting the seller in person. Look at the product, play it, then decide.",
}

export const joinOurCommunity = "JOIN OUR COMMUNITY"
export const news = "News of fresh gear and meet-ups, now and then. No one else gets your address."
export const yourEmail = "Your email"
export const invited = "Thank you! We sent you an email: follow its link to join."
export const join = "JOIN"

export const getInTouch = "GET IN TOUCH"
export const writeToUs =
  "A question, an idea, someone who behaved badly? Write to us: a person reads every message and answers by email."
export const name = "Name"
export const email = "Email"
export const message = "Message"
export const reporting = (address: string, name?: string) =>
  name ? `About ${name}\n${address}\n\n` : `About ${address}\n\n`
export const messageSent = "Thank you! We will answer by email."
export const sendMessage = "SEND MESSAGE"
