/** What mails tell, as it is shown: prices in the reader's language, people's words in quotation marks. */
export type BuyerWords = { buyer: string; phone: string; place: string }
export type ProductWords = { product: string; shortProduct: string; price: string }
type DeliveryWords = { isByCourier: boolean }
export type SaleWords = BuyerWords & ProductWords & DeliveryWords
export type ReceiptWords = ProductWords &
  DeliveryWords & { seller: string; phone: string; place: string; day: string; transactionId: string }
