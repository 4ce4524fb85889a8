import { otherLocale } from "#texts/other-language"
import * as texts from "#texts/page"
import type { MetaDescriptor } from "react-router"
import type { PhotoSize } from "../../contract/images.ts"
import { type Language, pathIn } from "../../contract/language.ts"

/** `site` is the origin of this installation. */
export type Matches = readonly [{ loaderData?: { site: string } | undefined }, ...unknown[]]

type PageMeta = { path: string; title: string; description: string; photo?: PhotoSize | undefined }

/** Returns tags for link previews and search engines. `path` is canonical, without the language prefix. */
export function pageMeta(
  matches: Matches,
  { path, title: name, description, photo = stage }: PageMeta,
): MetaDescriptor[] {
  const address = addressesOf(matches)
  const title = texts.titled(name)
  const own = [{ title }, { name: "description", content: description }]
  if (!address) return own
  return [
    ...own,
    { tagName: "link", rel: "canonical", href: address.page(path) },
    alternate("en", address.page(path, "en")),
    alternate("bn", address.page(path, "bn")),
    alternate("x-default", address.page(path, "en")),
    ...Object.entries({
      "og:site_name": texts.site,
      "og:type": "website",
      "og:locale": texts.locale,
      "og:locale:alternate": otherLocale,
      "og:title": title,
      "og:description": description,
      "og:url": address.page(path),
      "og:image": address.file(photo.url),
      "og:image:width": `${photo.width}`,
      "og:image:height": `${photo.height}`,
    }).map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: "summary_large_image" },
  ]
}

function alternate(hrefLang: string, href: string) {
  return { tagName: "link", rel: "alternate", hrefLang, href }
}

export type Addresses = ReturnType<typeof addressesIn>

/** Returns functions that make absolute URLs; undefined if the root's loader has failed. */
export function addressesOf([root]: Matches) {
  const site = root.loaderData?.site
  return site ? addressesIn(site) : undefined
}

function addressesIn(site: string) {
  return {
    page: (path: string, language: Language = texts.language) => site + pathIn(language, path),
    file: (path: string) => (path.startsWith("/") ? site + path : path),
  }
}

const stage = { url: "/sharing.jpg", width: 1200, height: 630 }
