export const suspended = (until: string | undefined, isSeller: boolean) =>
  `Your account is suspended${until ? ` until ${until}` : ""}. You cannot begin anything new${isSeller ? ", what you sell is out of sight, and no payout is made" : ""}. What is under way goes on. The reason:`
export const mistake = "If you think that this is a mistake, write to us:"
export const getInTouch = "GET IN TOUCH"
