export const joinHeading = "Join our community"
export const pressJoin =
  "Press JOIN to add your email to our list. We write now and then, and no one else gets it."
export const join = "JOIN"
export const askForLink = "Ask for a new link"
export const joined = "You have joined"
export const welcome = "Welcome! Your address is on our list."
export const seeProducts = "See what is for sale"

export const membersHeading = "Community"
export const whoIsHere = "People who confirmed their email for the community list."
export const theCommunity = "The community"
export const none = "Nobody has joined the community yet. People join on the home page."
export const seeHome = "SEE THE HOME PAGE"
export const columns = { email: "Email", joined: "Joined" }
