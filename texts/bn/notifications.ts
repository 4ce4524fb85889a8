import type { NotificationType, NotificationWords } from "../../contract/notifications.ts"

export const sentences: Record<NotificationType, (of: NotificationWords) => string> = {
  "booking-made": ({ actor, product }) => `${actor} আপনার “${product}” পণ্যটি বুক করেছেন।`,
  "booking-withdrawn": ({ actor, product }) => `${actor} আপনার “${product}” পণ্যটির বুকিং বাতিল করেছেন।`,
  "product-paid": ({ actor, product, price }) =>
    `${actor} আপনার “${product}” পণ্যটির জন্য ${price} পেমেন্ট করেছেন। পণ্যটি বিক্রি হয়ে গেছে।`,
  "payment-made": ({ product, price }) =>
    `আপনি “${product}” পণ্যটির জন্য ${price} পেমেন্ট করেছেন। পণ্যটি এখন আপনার।`,
  "payment-due": ({ product }) =>
    `আপনি “${product}” পণ্যটি বুক করেছেন, কিন্তু এখনো পেমেন্ট করেননি। পণ্যটি এখনো পাওয়া যাচ্ছে।`,
  "message-written": ({ actor, product }) => `${actor} “${product}” পণ্যটি নিয়ে আপনাকে মেসেজ দিয়েছেন।`,
  "price-changed": ({ product, price, wasPrice }) =>
    `আপনার বুক করা “${product}” পণ্যটির দাম ${wasPrice} থেকে বদলে এখন ${price}।`,
  "product-gone": ({ product }) => `আপনার বুক করা “${product}” পণ্যটি আর পাওয়া যাচ্ছে না।`,
  "product-sold": ({ product }) => `আপনার পছন্দের “${product}” পণ্যটি অন্য একজনের কাছে বিক্রি হয়ে গেছে।`,
  "seller-verified": () => "আপনি এখন একজন যাচাই করা বিক্রেতা।",
  "verification-ended": () => "আপনি আর যাচাই করা বিক্রেতা নন।",
}
