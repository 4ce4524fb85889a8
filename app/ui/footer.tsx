import * as texts from "#texts/page"
import { Link } from "react-router"
import { SocialIcons } from "./social-icons.tsx"
import { Tagline } from "./tagline.tsx"
import { Wordmark } from "./wordmark.tsx"

export function Footer({ hasLegalPage }: { hasLegalPage: boolean }) {
  return (
    <footer className="mt-16 tolex">
      <div className="grille h-6 border-y-2 border-brass" />
      <div className="mx-auto grid max-w-page grid-cols-2 gap-x-4 gap-y-10 px-4 py-12 large-text:grid-cols-1 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="grid content-start gap-4 max-sm:col-span-full">
          <Wordmark />
          <Tagline className="max-w-xs" />
          <SocialIcons />
        </div>
        <Procedure title={texts.forBuyers} steps={texts.buyerSteps} />
        <Procedure title={texts.forSellers} steps={texts.sellerSteps} />
        <Legal isLinked={hasLegalPage} />
      </div>
      <p className="max-w-none border-t border-white/20 px-4 py-5 text-center">{texts.copyright}</p>
    </footer>
  )
}

function Procedure({ title, steps }: { title: string; steps: string[] }) {
  return (
    <section>
      <h2 className="text-lg text-brass">{title}</h2>
      <ul className="mt-3">
        <li>
          <Link
            to="/signup"
            className="-my-1.5 inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {texts.registration}
          </Link>
        </li>
        {steps.map((step) => (
          <li key={step} className="py-1">
            {step}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Legal({ isLinked }: { isLinked: boolean }) {
  return (
    <section>
      <h2 className="text-lg text-brass">{texts.legal}</h2>
      <ul className="mt-3">
        {texts.legalTexts.map((words, index) => (
          <li key={words} className="py-1">
            {isLinked ? (
              <Link
                to={`/legal#${sections[index]}`}
                className="-my-1.5 inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {words}
              </Link>
            ) : (
              words
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const sections = ["terms", "privacy", "cookies"]
