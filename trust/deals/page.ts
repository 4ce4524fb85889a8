import type { HostedAct } from "../../server/gateways/sandbox.ts"
import type { Random } from "../random.ts"
import type { Known } from "./slots.ts"

const noPage = () => Response.json({ code: "no page of the gateway" }, { status: 404 })

/** Acts on the page of the sandbox gateway, sometimes in two tabs; the browser may return or not. */
export async function actOnPage(at: string, { sessionRef }: Known, act: HostedAct, random: Random) {
  if (!sessionRef) return noPage()
  const tabs = random.chance(0.3) ? 2 : 1
  const isBack = random.chance(0.6)
  const touch = () =>
    fetch(new URL(`/sandbox/pay/${sessionRef}/${act}`, at), { method: "POST", redirect: "manual" })
  const [answer = noPage()] = await Promise.all(Array.from({ length: tabs }, touch))
  const back = answer.headers.get("Location")
  if (!isBack || !back) return answer
  return fetch(new URL(back, at), { redirect: "manual" })
}

/** Returns from the gateway's page long after the payment, as from an old tab. */
export async function returnFromGateway(at: string, { transactionId }: Known) {
  if (!transactionId) return noPage()
  return fetch(new URL(`/api/payments/return/sandbox?tran_id=${transactionId}`, at), { redirect: "manual" })
}
