export const title = "Legal"
export const lead = "The rules by which people buy and sell here, in plain words."
export const noOperator =
  "This installation shows how Backline works. Who runs it for real says here who they are."

/** By the id that a link names. */
export const sections = {
  terms: {
    heading: "Terms of use",
    sentences: [
      "Backline brings together people who sell and who buy second-hand musical gear. The contract about a product is between its seller and its buyer; we keep the money of an online payment until the product is in the buyer's hands.",
      "A seller offers only what they own and have, describes it as it is, with its faults, and sends or hands it over within 5 days of the payment.",
      "A buyer who has paid online may complain within 72 hours after the product arrived. Then we decide, by what both sides show.",
      "Cash at handover is paid from hand to hand. We never hold that money and cannot give it back.",
      "Write to each other politely, and ask for no payment outside Backline. Whoever does otherwise can be reported, warned and suspended.",
      "What is forbidden by the law of Bangladesh cannot be sold here. We take such products away and may close accounts.",
    ],
  },
  returns: {
    heading: "Returns and refunds",
    sentences: [
      "If a product was paid online and is not handed over or sent within 5 days, the whole amount goes back by itself. A buyer may ask for that from 48 hours after the payment when nothing is on its way.",
      "If a product never arrives, arrives damaged, is a forgery or is not as described, the buyer complains from the deal's page within 72 hours. The seller has 48 hours to answer. Then we decide, within 30 days, whether all or a part goes back; the decision is final.",
      "If all of the money goes back after a complaint, the product goes back, too: the buyer keeps it as it arrived, and hands it over or sends it within 10 days, as the two agree. The seller pays for the way back. The money does not wait for it. If only a part goes back, the buyer keeps the product.",
      "Money goes back the way it came, at the latest within 10 days. It costs the buyer nothing.",
      "A payment that came too late, or twice, goes back in full at once.",
    ],
  },
  delivery: {
    heading: "Delivery times",
    sentences: [
      "From the payment to the handover, or until the courier has the parcel: at most 5 days.",
      "From there to the buyer: at most 5 days within the same city and 10 days elsewhere in Bangladesh. If it has not come by then, press SOMETHING IS WRONG on the deal's page, at the latest 72 hours after the 10 days.",
      "The deal's page shows the courier, the tracking code and what comes next by when.",
    ],
  },
  privacy: {
    heading: "Privacy policy",
    sentences: [
      "We keep what you enter and what you do here: name, email, phone number, place, products, messages and payments. We need it to bring a deal to its end, to answer complaints and to keep the books that the law asks for.",
      "Buyer and seller of a deal see each other's name, phone number and, for a courier, the address. Nobody else does.",
      "What the two say and show in a complaint is seen by them and by us, and goes when its author's account is deleted. The decision stays.",
      "Messages are seen by the two who write them. If one of them reports the conversation, we see what was written until then, and only until we have decided.",
      "Payments are made on the pages of the gateway that you choose. Numbers of cards and accounts never reach us.",
      "Addresses, meeting places and phone numbers of a deal are erased 90 days after its end. Entries about money stay, and so do the courier and the tracking code, by which a seller proves to a bank that the product was sent.",
      "You may read, correct and delete your account at any time.",
    ],
  },
  cookies: {
    heading: "Cookie policy",
    sentences: [
      "One cookie keeps you logged in. There are none for advertising and none of others.",
      "Your browser also keeps drafts, your last searches and how you like the pages to look. Logging out removes what is yours.",
    ],
  },
  complaints: {
    heading: "Complaints",
    sentences: [
      "Complain about a deal on its page; that is fastest, and everything about it is there. About anything else write to us: we answer within 72 hours.",
      "If our answer does not help, you may turn to the Directorate of National Consumers' Right Protection (hotline 16121).",
    ],
  },
}

export const operator = "Who runs Backline"
export const name = "Name"
export const address = "Address"
export const tradeLicence = "Trade licence"
export const complaintsEmail = "Complaints"
