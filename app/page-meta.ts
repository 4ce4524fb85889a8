import * as texts from "#texts/page"
import type { MetaDescriptor } from "react-router"
import type { PhotoSize } from "../contract/images.ts"

/** The root's loader knows the address of this installation. */
export type Matches = readonly [{ loaderData?: { site: string } | undefined }, ...unknown[]]

type PageMeta = { path: string; title: string; description: string; photo?: PhotoSize | undefined }

/** Link preview tags. `path` is the canonical one. */
export function pageMeta(
  matches: Matches,
  { path, title: name, description, photo = stage }: PageMeta,
): MetaDescriptor[] {
  const address = absoluteUrl(matches)
  const title = texts.titled(name)
  const own = [{ title }, { name: "description", content: description }]
  if (!address) return own
  return [
    ...own,
    { tagName: "link", rel: "canonical", href: address(path) },
    ...Object.entries({
      "og:site_name": texts.site,
      "og:type": "website",
      "og:title": title,
      "og:description": description,
      "og:url": address(path),
      "og:image": address(photo.url),
      "og:image:width": `${photo.width}`,
      "og:image:height": `${photo.height}`,
    }).map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: "summary_large_image" },
  ]
}

export function absoluteUrl([root]: Matches) {
  const site = root.loaderData?.site
  return site && ((path: string) => (path.startsWith("/") ? `${site}${path}` : path))
}

const stage = { url: "/sharing.jpg", width: 1200, height: 630 }
