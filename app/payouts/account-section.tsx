import * as texts from "#texts/payouts"
import { useState } from "react"
import { accountCoolingOffHours, type Balance } from "../../contract/payouts.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { AccountDetails } from "./account-details.tsx"
import { AccountForm } from "./account-form.tsx"

export function AccountSection({ balance: { account, inTransit } }: { balance: Balance }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section
      aria-labelledby="payout-account"
      className="grid grid-cols-1 content-start justify-items-start gap-4 rounded-box border border-base-300 bg-base-200 p-4 sm:p-6"
    >
      <h2 id="payout-account" className="text-2xl">
        {texts.account}
      </h2>
      {account ? <AccountDetails account={account} /> : <p className="text-muted">{texts.noAccount}</p>}
      {inTransit > 0 ? (
        <p className="text-muted">{texts.notWhileOnItsWay}</p>
      ) : (
        <Button look={account ? "plain" : "primary"} className="max-sm:w-full" onClick={() => setOpen(true)}>
          {account ? texts.change : texts.addAccount}
        </Button>
      )}
      {isOpen && (
        <Dialog title={texts.account} onClose={() => setOpen(false)}>
          <p className="text-muted">{texts.changeMeans(accountCoolingOffHours)}</p>
          <AccountForm account={account} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </section>
  )
}
