import styles from "./styles/app.css?url"
import displayFont from "./fonts/bricolage-grotesque.woff2?url"
import banglaFont from "./fonts/anek-bangla-text.woff2?url"
import boldBanglaFont from "./fonts/anek-bangla-text-bold.woff2?url"
import bodyFont from "./fonts/hanken-grotesk.woff2?url"
import * as texts from "#texts/page"
import { type ReactNode, use, useEffect } from "react"
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from "react-router"
import type { Route } from "./+types/root.ts"
import { pathIn } from "../contract/language.ts"
import type { Settings } from "../contract/settings.ts"
import { read } from "./data/read-response.ts"
import { apiContext } from "./api.ts"
import { loadChunk } from "./document/load-chunk.ts"
import { recordPreHydrationEvents } from "./forms/pre-hydration-events.ts"
import { Nonce } from "./document/nonce.ts"
import { Footer } from "./ui/footer.tsx"
import { LanguageOffer } from "./ui/language-offer.tsx"
import { Loading } from "./ui/loading.tsx"
import { NavBar } from "./ui/nav-bar.tsx"
import { Offline } from "./ui/offline.tsx"
import { PendingBar } from "./ui/pending-bar.tsx"
import { RouteError } from "./ui/route-error.tsx"
import { RouteAnnouncer } from "./ui/route-announcer.tsx"
import { Toasts } from "./ui/toasts.tsx"

export async function loader({ context }: Route.LoaderArgs) {
  return read(context.get(apiContext).api.settings.$get())
}

/** Settings do not change while a page is open. */
export function shouldRevalidate() {
  return false
}

export function meta({ error }: Route.MetaArgs): Route.MetaDescriptors {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return [{ title: isMissing ? texts.titled(texts.notFound) : texts.site }]
}

export function links(): Route.LinkDescriptors {
  return [
    // by URL: imported, the stylesheet would load again with every lazily loaded chunk
    { rel: "stylesheet", href: styles },
    ...[bodyFont, ...(texts.language === "bn" ? [banglaFont, boldBanglaFont] : [displayFont])].map(preloaded),
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
    { rel: "manifest", href: pathIn(texts.language, "/manifest.webmanifest") },
  ]
}

function preloaded(href: string) {
  return { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href } as const
}

// runs before first paint, without quotes or angle brackets (React escapes them); marks an ended session only on pages that tell of it or lead to the login; jitless: zod's eval probe violates the CSP
const marks = `__zod_globalConfig={jitless:true};try{const page=document.documentElement,kept=localStorage,mark=page.toggleAttribute.bind(page);if(kept.theme)page.dataset.theme=kept.theme;mark(\`data-session-ended\`,/from=|dashboard|messages|notifications|handover/.test(location)?kept.sessionEnded!==undefined:false);mark(\`data-signed-in\`,kept.accessToken!==undefined);mark(\`data-pictured\`,JSON.parse(atob(kept.accessToken.split(\`.\`)[1].replaceAll(\`-\`,\`+\`).replaceAll(\`_\`,\`/\`))).picture!==undefined)}catch{}`

export function Layout({ children }: { children: ReactNode }) {
  const settings = useRouteLoaderData<typeof loader>("root")
  return (
    <html lang={texts.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        {/* theme-color matches the header in both themes */}
        <meta name="theme-color" content="#1b1714" />
        {/* render-blocking until the header is parsed, so that streamed content does not push it */}
        <link rel="expect" href="#header-end" blocking="render" />
        <Meta />
        <Links />
        <script nonce={use(Nonce)} suppressHydrationWarning>
          {import.meta.env.SSR ? `${marks};${recordPreHydrationEvents}` : ""}
        </script>
      </head>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="btn btn-primary fixed top-2 left-2 z-50 -translate-y-20 focus:translate-y-0"
        >
          {texts.skipToContent}
        </a>
        <PendingBar />
        <NavBar />
        {/* an empty element of its own: browsers may wait for the end tag, and that of main ends the page */}
        <div id="header-end" />
        <main id="main" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        <Footer hasLegalPage={Boolean(settings?.operator)} />
        <Offline />
        <LanguageOffer />
        <Toasts />
        <RouteAnnouncer />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData: { tokenSync } }: Route.ComponentProps) {
  useEffect(() => (tokenSync ? startTokenSync(tokenSync) : undefined), [tokenSync])
  return <Outlet />
}

// a chunk that fails to load is ignored: the page works without it
function startTokenSync(target: NonNullable<Settings["tokenSync"]>) {
  const starting = loadChunk(() => import("./identity/token-sync.ts"))
    .then(({ syncAccessToken }) => syncAccessToken(target))
    .catch(() => undefined)
  return () => void starting.then((stop) => stop?.())
}

export function HydrateFallback() {
  return <Loading title={texts.site} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
