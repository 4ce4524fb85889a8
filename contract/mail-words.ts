/** Words of mails, ready to display: prices in the reader's language, user text in quotation marks. */
export type BuyerWords = { buyer: string; phone: string; place: string }
export type ProductWords = { product: string; shortProduct: string; price: string }
type DeliveryWords = { isByCourier: boolean }
export type SaleWords = BuyerWords & ProductWords & DeliveryWords
export type ReceiptWords = ProductWords &
  DeliveryWords & { seller: string; phone: string; place: string; day: string; transactionId: string }
