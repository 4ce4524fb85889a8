import * as texts from "#texts/account"
import { titled } from "#texts/page"
import { redirect } from "react-router"
import { toRouteError } from "../data/problem.ts"
import { safeReturnTo } from "../identity/return-to.ts"
import { finishGoogleSignIn } from "../data/identity.ts"
import { Loading } from "../ui/loading.tsx"
import { toastSuccess } from "../ui/toast.ts"
import type { Route } from "./+types/google.ts"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.login) }]
}

/** Handles Google's callback: finishes the login, then redirects to the page that asked for it. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await toRouteError(finishGoogleSignIn())
  toastSuccess(texts.loggedIn)
  return redirect(safeReturnTo(new URL(request.url).searchParams.get("from")))
}

clientLoader.hydrate = true

export function HydrateFallback() {
  return <Loading title={texts.login} />
}

export default function GoogleScreen() {
  return <Loading title={texts.login} />
}
