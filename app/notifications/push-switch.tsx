import * as texts from "#texts/notification-settings"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { Button } from "../ui/button.tsx"
import { toastFailure } from "../ui/toast-failure.ts"
import { pushState, turnPushOff, turnPushOn } from "./push.ts"

const push = { queryKey: ["push state"], queryFn: pushState }

export function PushSwitch() {
  const client = useQueryClient()
  const { data: state = "off" } = useQuery(push)
  const turning = useMutation({
    mutationFn: () => (state === "on" ? turnPushOff() : turnPushOn()),
    onSuccess: (now) => client.setQueryData(push.queryKey, now),
    onError: toastFailure,
  })
  const canTurn = state === "on" || state === "off"
  return (
    <section
      className="grid content-start justify-items-start gap-3 self-start rounded-box border border-base-300 bg-base-200 p-5"
      aria-labelledby="this-device"
    >
      <h3 id="this-device" className="text-xl">
        {texts.thisDevice}
      </h3>
      <output className="min-h-18 text-muted">{texts.pushStates[state]}</output>
      <Button
        look="plain"
        isBusy={turning.isPending}
        className={canTurn ? "" : "invisible"}
        onClick={() => turning.mutate()}
      >
        {state === "on" ? texts.turnOff : texts.turnOn}
      </Button>
    </section>
  )
}
