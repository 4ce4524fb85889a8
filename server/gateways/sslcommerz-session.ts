import { currency } from "../../contract/payments.ts"
import { writeAmount } from "./amounts.ts"
import type { HostedOrder } from "./hosted-gateway.ts"

const shortField = 50
const productField = 255

/** The fields of `gwprocess/v4/api.php`, without the store's credentials. */
export function sessionFields(order: HostedOrder, operatorEmail: string) {
  const { transactionId, bookingId, amount, isSentByCourier, product, buyer, returnUrl, noticeUrl } = order
  const email = buyer.email.length <= shortField ? buyer.email : operatorEmail
  return {
    total_amount: writeAmount(amount),
    currency,
    tran_id: transactionId,
    success_url: returnUrl,
    fail_url: returnUrl,
    cancel_url: returnUrl,
    ipn_url: noticeUrl,
    cus_name: cut(buyer.name, shortField),
    cus_email: email,
    cus_add1: cut(buyer.location, shortField),
    cus_city: cut(buyer.location, shortField),
    cus_postcode: "1000",
    cus_country: "Bangladesh",
    cus_phone: buyer.phone.slice(0, 20),
    shipping_method: isSentByCourier ? "Courier" : "NO",
    ...(isSentByCourier && {
      ship_name: cut(buyer.name, shortField),
      ship_add1: cut(buyer.location, shortField),
      ship_city: cut(buyer.location, shortField),
      ship_postcode: "1000",
      ship_country: "Bangladesh",
    }),
    num_of_item: "1",
    product_name: cut(product.name, productField),
    product_category: cut(product.category, shortField),
    product_profile: "physical-goods",
    emi_option: "0",
    value_a: bookingId,
  }
}

/** Cuts after `length` UTF-16 units or one less: a surrogate pair is not split. */
function cut(text: string, length: number) {
  if (text.length <= length) return text
  const end = text.slice(0, length)
  return /[\uD800-\uDBFF]$/.test(end) ? end.slice(0, -1) : end
}
