import { isolate } from "../../contract/isolate.ts"

export const heading = "My Products"
export const caption = "My products"
export const addProduct = "ADD PRODUCT"
export const yourProducts = "Your products"
export const none = "You have not added any products yet"
export const howMany = (count: number) => (count === 1 ? "1 product" : `${count} products`)
export const noneFound = "None of your products is like that."
export const showAll = "SHOW ALL"
export const firstListed = "Your first product is listed"
export const afterFirstListed =
  "Buyers can find it now. When one books it, we tell you by email, and you two agree on the rest."
export const seeAsBuyer = "SEE WHAT BUYERS SEE"
export const columns = {
  number: "No.",
  image: "Image",
  name: "Name",
  category: "Category",
  sellingPrice: "Selling Price",
  salesStatus: "Sales Status",
  actions: "Actions",
}

export const search = "Search my products"
export const show = "Show"
export const kinds = {
  all: "All",
  available: "Available",
  reserved: "Reserved",
  sold: "Sold",
  withdrawn: "Withdrawn",
  advertised: "Advertised",
}
export const most = { "-bookings": "Most bookings", "-views": "Most views", "-wishes": "Most wishes" }

export const available = "AVAILABLE"
export const sold = "SOLD"
export const isSo = " (yes)"
export const isNotSo = " (no)"
export const notForSale = { withdrawn: "Withdrawn", reserved: "Reserved" }
export const advertised = "ADVERTISED"
export const advertise = "ADVERTISE"
export const hasBeenAdvertised = "Product advertised successfully!"
export const soldIsFinal = "A sold product cannot be advertised or deleted."

type Interest = { views: number; wishes: number; phoneViews: number }

export const interest = ({ views, wishes, phoneViews }: Interest) =>
  [
    counted(views, "view"),
    counted(wishes, "wish", "wishes"),
    ...(phoneViews > 0 ? [`number shown ${phoneViews === 1 ? "once" : `${phoneViews} times`}`] : []),
  ].join(" · ")
export const bookings = (count: number) => counted(count, "booking")
export const bookingsOf = (count: number, product: string) => `${bookings(count)}: ${isolate(product)}`

function counted(count: number, one: string, many = `${one}s`) {
  return `${count} ${count === 1 ? one : many}`
}

export const whoBooked = (product: string) => `Who booked ${isolate(product)}`
export const theBookings = "The bookings"
export const noBookings = "Nobody has booked it at the moment."
export const paid = "PAID"
export const bookedOn = (date: string, price: string) => `${date}, for ${price}`

export const edit = "EDIT"
export const editOf = (product: string) => `EDIT: ${isolate(product)}`
export const sellOneMore = "SELL ONE MORE LIKE IT"
export const copyLink = "COPY LINK"
export const linkCopied = "The link is copied."
export const notCopied = "This browser did not let us copy. Open the product and copy its address."
export const soldElsewhere = "SOLD OUTSIDE BACKLINE"
export const markingSoldElsewhere = (product: string) => `say that ${isolate(product)} is sold?`
export const soldElsewhereMeans = "It leaves your products for good, and whoever booked it is told."
export const markedSoldElsewhere = (product: string) => `${isolate(product)} is off sale.`
export const withdraw = "WITHDRAW"
export const hasBeenWithdrawn = (product: string) =>
  `${isolate(product)} is withdrawn. Nobody sees it until you list it again.`
export const listAgain = "LIST AGAIN"
export const listedAgain = (product: string) => `${isolate(product)} is listed again.`

export const removing = (product: string) => `delete ${isolate(product)}?`
export const removingBooked = (count: number) =>
  count === 1
    ? "1 buyer has booked it, and is told by email that it is gone."
    : `${count} buyers have booked it, and are told by email that it is gone.`
export const removed = (product: string) => `${isolate(product)} has been removed from your added products.`
