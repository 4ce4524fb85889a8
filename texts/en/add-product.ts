import { isolate } from "../../contract/isolate.ts"
import type { Inclusion, PhoneVisibility } from "../../contract/product-facts.ts"

export const heading = "Add Product"
export const theCategories = "The categories"

export const draftKept = "We kept what you had begun here."
export const startAfresh = "Start afresh"
export const draftCleared = "Your draft is cleared."
export const undo = "Undo"

export const productName = "Product Name"
export const productPhoto = "Product Photo"
export const addPhotos = "Add photos"
export const takePhoto = "Take a photo"
export const photoHint = "Up to 10 photos. The first one is shown in lists."
export const photosFull = "These are 10 photos, the most a product can have."
export const fileRefused = (file: string, sentence: string) => `${isolate(file)}: ${sentence}`
export const tooLargeToSend =
  "This browser cannot make this photo smaller, and it is larger than 10 MB. Please choose a smaller one."
export const photoComes = "Your photos will show here"
export const dropHere = "Drop your photos here"
export const photoUnreadable = "This browser cannot show it"
export const photoPreview = "What buyers will see"
export const firstPhoto = "Product photo"
export const photoOf = (number: number, count: number) => `Photo ${number} of ${count}`
export const notSent = (photo: string) => `${photo}, not sent`
export const removePhoto = "Remove photo"
export const moveEarlier = "Move earlier"
export const moveLater = "Move later"

export const orderable = "sortable photo"
export const orderInstructions =
  "Press Space to pick up the photo, the arrow keys to move it, Space again to put it down, Escape to cancel."
export const pickedUp = (place: string) => `Picked up: ${place}.`
export const movedOver = (place: string) => `Now in place: ${place}.`
export const dropped = (place: string) => `Put down: ${place}.`
export const orderKept = (place: string) => `The order is as it was: ${place}.`

export const photoSent = "Photo sent"
export const steps = {
  preparing: "Making it smaller…",
  waiting: "Waiting for its turn…",
  sending: "Sending…",
}
export const stopSending = "Stop"
export const sendAgain = "Send again"
export const photoMissing = "A photo was not sent: the reason is at the photo."
export const sendingStopped = "This photo was not sent."

export const productCategory = "Product Category"
export const productCondition = "Product Condition"
export const chooseOne = "Choose one"
export const sellingPrice = "Selling Price"
export const buyingPrice = "Buying Price"
export const currency = "BDT"
export const timeUsed = "Time Used"
export const timeUsedExample = "days/weeks/months/years"
export const location = "Location"
export const productDescription = "Product Description"

export const placeAndPhone = "Place, and who sees your number"
export const placeAndPhoneHint = (district: string | undefined, who: string) =>
  `${district ? `District: ${district}` : "District and area"}. Your number: ${who.toLowerCase()}`
export const district = "District"
export const districtHint = "For whoever looks for something near"
export const districtName = (english: string, bangla: string) => `${english} (${bangla})`
export const area = "Area"
export const areaHint = "Like Mirpur 10, if you like"
export const phoneVisibility = "Who sees your number"
export const phoneVisibilities: Record<PhoneVisibility, string> = {
  everyone: "Everyone",
  members: "Who is logged in and asks for it",
  nobody: "Nobody",
}

export const terms = "Offers, delivery and cash"
export const termsHint = (takesOffers: boolean, fee: string | undefined, isCash: boolean) =>
  `${takesOffers ? "Offers are welcome" : "No offers"}. ${fee ? `By courier for ${fee}, or in person` : "In person"}. ${isCash ? "Cash is fine" : "Paid online only"}`
export const acceptsOffers = "Buyers may offer me less"
export const offerFloor = "Lowest offer"
export const offerFloorHint =
  "Buyers never see it. We refuse what is lower: half your price if you leave it empty."
export const firmTakesNone = "Your price is firm, so nobody can offer less."
export const courierFee = "By courier, for"
export const courierFeeHint = "0 if you pay it yourself. Leave it empty if you do not send it."
export const acceptsCash = "I also take cash when we meet"

export const moreAboutIt = "More about it"
export const moreHint = "Brand, model, year, what comes with it, faults"
export const notSaid = "Not said"
export const brand = "Brand"
export const model = "Model"
export const year = "Year"
export const thePrice = "The price is"
export const negotiable = "Negotiable"
export const firm = "Firm"
export const included = "What comes with it"
export const inclusions: Record<Inclusion, string> = {
  case: "Case or bag",
  adapter: "Power adapter",
  box: "Original box",
  receipt: "Receipt",
}
export const faults = "Faults"
export const faultsIfAny = "Faults, if any"
export const faultsHint = "What is broken, missing or worn"

export const whatFollows = "What happens next"
export const followingSteps = [
  "Buyers find it at once, in the search and in its category.",
  "When one books it, we tell you by email.",
  "We keep what they pay online until they have it and 72 hours are over. Then we pay it out to you.",
  "Until it is sold you can change or withdraw it in My Products.",
]

export const addProduct = "ADD PRODUCT"
export const sendingPhoto = "Sending your photos…"
export const addingProduct = "Adding your product…"
export const added = (product: string) => `${isolate(product)} has been added successfully.`
