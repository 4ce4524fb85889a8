import { isolate } from "../../contract/isolate.ts"

export const nothing = "Nothing is waiting for you."
export const whatWaits = "What is waiting for you"

export const toCheck = (count: number) =>
  count === 1 ? "1 order is waiting for you" : `${count} orders are waiting for you`
export const toPay = (count: number) => (count === 1 ? "1 booking to pay" : `${count} bookings to pay`)
export const soldBy = "Sold by "
export const makePayment = "MAKE PAYMENT"
export const allOrders = "SEE ALL ORDERS"
export const yourBookings = "Your bookings"
export const whatBuyersDo = "What you book waits here until it is paid for."
export const explore = "EXPLORE PRODUCTS"

/** Of which each buyer is free to pay, and the seller need do nothing. */
export const openBookings = (count: number) => (count === 1 ? "1 open booking" : `${count} open bookings`)
export const bookedBy = (count: number) => (count === 1 ? "Booked by 1 buyer" : `Booked by ${count} buyers`)
export const seeBuyers = "SEE WHO BOOKED"
export const forSale = "Your product is for sale"
export const afterListing = "When someone books it, we email you the buyer's phone number and place."
export const seeAsBuyers = "SEE IT AS BUYERS DO"
export const yourProducts = "Your products"
export const whatSellersDo = "When someone books one of your products, it is shown here."
export const addProduct = "ADD PRODUCT"

export const offers = "Offers"
export const offersToAnswer = (count: number) =>
  count === 1 ? "1 offer to answer" : `${count} offers to answer`

export const salesToAnswer = (count: number) =>
  count === 1 ? "1 sale is waiting for you" : `${count} sales are waiting for you`
export const opensDispute = (buyer: string) => `${isolate(buyer)} says that something is wrong.`
export const asksForCash = (buyer: string) => `${isolate(buyer)} asks to pay in cash.`
export const proposesMeeting = (buyer: string) => `${isolate(buyer)} proposes a meeting.`
export const paidForParcel = (buyer: string) => `${isolate(buyer)} has paid. Send it by courier.`
export const until = (time: string) => `By ${time}`
export const seeSales = "SEE SALES"
export const yourSales = "Your sales"

export const moneyToLookAt = "Money to look at"
export const heldDeals = (count: number) => (count === 1 ? "1 deal on hold" : `${count} deals on hold`)
export const stuckRefunds = (count: number) =>
  count === 1 ? "1 refund that did not arrive" : `${count} refunds that did not arrive`
export const unknownPayments = (count: number) =>
  count === 1 ? "1 payment to look up" : `${count} payments to look up`
export const reports = "Reports"
export const reportsToClose = (count: number) =>
  count === 1 ? "1 conversation was reported" : `${count} conversations were reported`
export const toDecide = (count: number) =>
  count === 1 ? "1 dispute to decide" : `${count} disputes to decide`
export const decide = "SEE DISPUTES"
export const toVerify = (count: number) => (count === 1 ? "1 seller to verify" : `${count} sellers to verify`)
export const verifySellers = "VERIFY SELLERS"
export const messages = (count: number) =>
  count === 1 ? "1 message to answer" : `${count} messages to answer`
export const readMessages = "READ MESSAGES"
export const whatAdminsDo = "New sellers, messages and disputes are shown here."

export const toRead = "To read"
export const unreadMessages = (count: number) =>
  count === 1 ? "1 unread message" : `${count} unread messages`
export const unreadNotifications = (count: number) =>
  count === 1 ? "1 unread notification" : `${count} unread notifications`
