import { redirect } from "react-router"
import { identityMessages } from "../../contract/messages.ts"
import { toRouteError } from "../problem.ts"
import { safeReturnTo } from "../return-to.ts"
import { finishGoogleSignIn } from "../data/identity.ts"
import { Loading } from "../ui/loading.tsx"
import { toastSuccess } from "../ui/toast.ts"
import type { Route } from "./+types/google.ts"

export function meta(): Route.MetaDescriptors {
  return [{ title: "Login - Backline" }]
}

/** Where Google sends the browser: finishes the login, then goes on to where one came from. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await toRouteError(finishGoogleSignIn())
  toastSuccess(identityMessages.signedIn)
  return redirect(safeReturnTo(new URL(request.url).searchParams.get("from")))
}

clientLoader.hydrate = true

export function HydrateFallback() {
  return <Loading title="Login" />
}

export default function GoogleScreen() {
  return <Loading title="Login" />
}
