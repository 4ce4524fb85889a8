import { Link } from "react-router"
import * as texts from "#texts/bookings"
import { Button } from "../ui/button.tsx"
import { useLogOut } from "../ui/use-log-out.ts"

export function OnlyBuyers({ role }: { role: string }) {
  const { logOut, isBusy } = useLogOut("/signup")
  return (
    <div className="grid gap-4">
      <p role="alert" className="text-lead font-semibold">
        {texts.onlyBuyers}
      </p>
      <p>{texts.oneRole}</p>
      <div className="flex flex-wrap gap-3 *:grow">
        {role === "Seller" && (
          <Link to="/dashboard/myproducts" className="btn border-edge bare">
            {texts.toMyProducts}
          </Link>
        )}
        <Button isBusy={isBusy} onClick={() => void logOut()}>
          {texts.signUpAsBuyer}
        </Button>
      </div>
    </div>
  )
}
