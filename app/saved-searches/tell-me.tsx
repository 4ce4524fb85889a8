import { lazy, Suspense, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { tellMe, tellMeMore } from "#texts/search"
import { hasSessionEnded, useUser } from "../identity/access-token.ts"
import { loadChunk } from "../document/load-chunk.ts"
import { loginFor } from "../identity/login-for.ts"
import type { NamedCategory } from "../search/filter-fields.tsx"
import type { SearchParams } from "../data/search-params.ts"
import { Button } from "../ui/button.tsx"
import { Icon } from "../ui/icon.tsx"
import { PendingLine } from "../ui/pending-bar.tsx"

const SaveDialog = lazy(async () => {
  const { SaveDialog: dialog } = await loadChunk(() => import("./save-dialog.tsx"))
  return { default: dialog }
})

type Props = { params: SearchParams; categories: NamedCategory[]; isShort?: boolean }

const hash = "#tell-me"

export function TellMe({ params, categories, isShort = false }: Props) {
  const user = useUser()
  const navigate = useNavigate()
  const location = useLocation()
  const [isPressed, setPressed] = useState(false)
  const label = isShort ? tellMeMore : tellMe
  const isOpen = user && (isPressed || location.hash === hash)
  function press() {
    if (user && !hasSessionEnded()) return setPressed(true)
    return navigate(loginFor({ ...location, hash }))
  }
  function close() {
    setPressed(false)
    if (location.hash === hash)
      void navigate({ ...location, hash: "" }, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <Button
        look={isShort ? "plain" : "primary"}
        className={isShort ? "max-sm:btn-square" : ""}
        aria-label={label}
        onClick={() => void press()}
      >
        <Icon>
          <path d="M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4" strokeLinejoin="round" strokeLinecap="round" />
        </Icon>
        <span className={isShort ? "max-sm:hidden" : ""}>{label}</span>
      </Button>
      {isOpen && (
        <Suspense fallback={<PendingLine />}>
          <SaveDialog params={params} categories={categories} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
