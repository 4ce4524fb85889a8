import { useNavigation } from "react-router"

/** Shows at the top edge that the next screen is on its way, after a moment. */
export function PendingBar() {
  const navigation = useNavigation()
  if (navigation.state === "idle") return null
  return <div className="fixed inset-x-0 top-0 z-40 h-1 pending-bar" aria-hidden="true" />
}
