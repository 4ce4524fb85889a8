export const payoutStates = ["pending", "paid", "failed"] as const
export type PayoutState = (typeof payoutStates)[number]

export const payoutMethods = ["bkash", "nagad", "rocket", "bank"] as const
export type PayoutMethod = (typeof payoutMethods)[number]
