import { Link } from "react-router"
import { joinCommunity } from "../data/community.ts"
import { Outcome } from "../ui/outcome.tsx"
import type { Route } from "./+types/join.ts"
import { LinkForm } from "../ui/link-form.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: "Community - Backline" }]
}

export default function CommunityScreen() {
  return (
    <LinkForm
      title="Join our community"
      label="JOIN"
      send={joinCommunity}
      done={<Joined />}
      doneTitle="You have joined"
      instead={
        <Link to="/#community" className="btn btn-primary">
          Ask for a new link
        </Link>
      }
    >
      Press JOIN to add your email to our list. We write now and then, and no one else gets it.
    </LinkForm>
  )
}

function Joined() {
  return (
    <>
      <Outcome className="font-semibold text-success">Welcome! Your address is on our list.</Outcome>
      <Link to="/categories" className="link font-bold">
        See what is for sale
      </Link>
    </>
  )
}
