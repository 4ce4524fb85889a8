export const heading = "Money"

export const balances = "Sellers to pay"
export const theBalances = "Balances of sellers"
export const nobodyWaits = "Nobody is waiting for money. Sellers appear here when their sales are completed."
export const columns = {
  seller: "Seller",
  email: "Email",
  balance: "Balance",
  due: "Due",
  inEscrow: "Kept for now",
  account: "Account",
  action: "Action",
}
export const noAccount = "No account given yet"
export const underWay = "On its way."
export const dueBy = "Due by"
export const late = "LATE"

export const payOut = "PAY OUT"
export const payingOut = (amount: string, name: string) => `pay ${amount} to ${name}?`
export const payingOutMeans =
  "Send the whole amount from your bank or wallet to this account. Then say here whether it arrived."
export const write = "WRITE TO SELLER"
export const askForAccount =
  "This seller has given no account. Write to them first, and ask how they want to be paid. Send the whole amount there, then say here whether it arrived."
export const removed = (day: string) => `Removed on ${day}. The account was erased.`
export const removedAndPaid = (day: string, reference: string) =>
  `Removed on ${day}. The account was erased; you last paid under ${reference}.`
export const payRemoved =
  "This seller was removed, and a bank gave money of theirs back later. Find in your bank or wallet where you paid them last, send the whole amount there, then say here whether it arrived. If you cannot reach them, leave it here: it stays theirs."
export const suspended = (until: string | undefined) =>
  `Suspended${until ? ` until ${until}` : ""}. They can be paid once that has ended.`
export const begun = "The payout is under way. Say here when it has arrived."
export const arrived = "IT ARRIVED"
export const arrivedTitle = (amount: string, name: string) => `${amount} reached ${name}`
export const keepPaid = "SAVE"
export const paid = (name: string) => `${name} is told that the money is there.`
export const failed = "IT CAME BACK"
export const failing = (amount: string, name: string) => `say that ${amount} did not reach ${name}?`
export const failedMeans = "The money is in the seller's balance again, and can be paid out anew."
export const cameBack = "It is in the seller's balance again."

export const writeOff = "WRITE OFF"
export const writingOff = (amount: string, name: string) => `write off the ${amount} that ${name} owes?`
export const writingOffMeans =
  "You bear it: the debt becomes yours, the balance is zero, and the account can be removed. This cannot be undone."
export const writtenOff = "The debt was written off."

export const ledger = "Ledger"
export const theLedger = "The ledger"
export const ledgerMeans =
  "What you have is above zero, what you owe to others and what you earned is below. Together it is always zero."
export const sum = "Together"
export const doesNotAddUp = "Together: this does not add up. See docs/money.md."
export const through = (account: string, provider: string) => `${account}: ${provider}`

/** On the dashboard's home. */
export const toPay = (count: number) => (count === 1 ? "1 seller to pay" : `${count} sellers to pay`)
export const payNext = "PAY SELLERS"
