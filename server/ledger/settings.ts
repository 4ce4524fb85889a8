import { number } from "../config/number-setting.ts"

const share = (unset: number) => number("hundredths of a percent", 0, 5_000, unset)

export const commissionSettings = {
  COMMISSION_BPS: share(0).meta({
    description: "Commission on a sale that is paid online, in hundredths of a percent: 500 is 5 %",
  }),
  CASH_COMMISSION_BPS: share(0).meta({
    description: "The same on a sale that is paid in cash; the seller owes it to you",
  }),
}
