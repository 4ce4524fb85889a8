import { Link } from "react-router"
import { titled } from "#texts/page"
import * as texts from "#texts/community"
import { joinCommunity } from "../data/community.ts"
import { Outcome } from "../ui/outcome.tsx"
import type { Route } from "./+types/join.ts"
import { LinkForm } from "../ui/link-form.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.membersHeading) }]
}

export default function CommunityScreen() {
  return (
    <LinkForm
      title={texts.joinHeading}
      label={texts.join}
      send={joinCommunity}
      done={<Joined />}
      doneTitle={texts.joined}
      instead={
        <Link to="/#community" className="btn btn-primary">
          {texts.askForLink}
        </Link>
      }
    >
      {texts.pressJoin}
    </LinkForm>
  )
}

function Joined() {
  return (
    <>
      <Outcome className="font-semibold text-success">{texts.welcome}</Outcome>
      <Link to="/categories" className="link font-bold">
        {texts.seeProducts}
      </Link>
    </>
  )
}
