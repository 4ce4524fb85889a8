import type { GatewayName } from "../../contract/gateways.ts"

export const otherWays = "Other ways to pay"
export const ways = "Ways to pay"
export const names: Record<GatewayName, string> = {
  sandbox: "Test gateway",
  sslcommerz: "SSLCommerz",
  bkash: "bKash",
}
export const meanings: Record<GatewayName, string> = {
  sandbox: "Shows how paying at a gateway goes. No money moves.",
  sslcommerz: "bKash, Nagad, Rocket, internet banking and cards of Bangladesh.",
  bkash: "From your bKash account, with its PIN.",
}
export const payAt = (gateway: GatewayName) => `PAY AT ${names[gateway].toUpperCase()}`
export const kept = "You pay on the gateway's page. The product is kept for you for 20 minutes."
export const asking = (gateway: GatewayName) => `We are asking ${names[gateway]} …`
export const mayTakeLonger = (time: string) =>
  `If you have paid, stay here: it may take a minute or two. The product is kept for you until ${time}.`
export const goOn = (gateway: GatewayName) => `GO ON AT ${names[gateway].toUpperCase()}`
export const ended = (gateway: GatewayName) =>
  `The payment at ${names[gateway]} did not come through, and nothing was charged. You can try again, or choose another way.`
export const givenBack = (gateway: GatewayName) =>
  `Your payment at ${names[gateway]} came too late for this product. All of it goes back to you, the way it came.`
