import * as texts from "#texts/home"
import { Link } from "react-router"
import { Tagline } from "../ui/tagline.tsx"
import stage from "./stage.svg?url"

export function Hero() {
  return (
    <section className="tolex overflow-hidden border-b-2 border-brass">
      <div className="mx-auto grid max-w-page items-end gap-x-8 px-4 pt-10 md:grid-cols-[1.05fr_1fr]">
        <div className="relative z-10 grid justify-items-start gap-6 self-center pb-6 md:pb-16">
          <h1 className="text-hero leading-[0.95] font-extrabold">
            <span className="mb-3 block text-heading bangla:leading-snug font-semibold text-brass">
              {texts.welcome}
            </span>{" "}
            {texts.theBackline}
          </h1>
          <Tagline className="max-w-md text-lead" />
          <Link to="/categories" className="btn px-8 btn-primary btn-lg">
            {texts.start}
          </Link>
        </div>
        {/* the light in the picture overlaps the text above it */}
        <div className="mx-auto w-full max-w-xl md:max-w-none">
          <img
            src={stage}
            width="690"
            height="780"
            alt=""
            fetchPriority="high"
            className="-mt-[37.7%] w-full"
          />
        </div>
      </div>
    </section>
  )
}
