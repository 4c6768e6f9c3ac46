import type { Offer } from '@guichet/contract/office/offers.ts'
import { languagesOfPages, pathIn, prefix } from './kit/frame.ts'
import { offerPath } from './kit/offer-paths.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (url: string) => url.replaceAll(/[&<>"]/g, (character) => escapes[character]!)

/** The sitemap of an office: its page and those of its offers, each with its other language. */
export function sitemapOf(
  origin: string,
  officePath: string,
  offers: readonly Pick<Offer, 'kind' | 'publicId'>[],
): string {
  const paths = ['', ...offers.flatMap(({ kind, publicId }) => offerPath(kind, publicId) ?? [])]
  const entries = paths.flatMap((path) => {
    const urls = languagesOfPages.map((language) => ({
      language,
      url: escaped(`${origin}${pathIn(language, { officePath, cart: null }, path)}`),
    }))
    const links = urls
      .map(
        ({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
      )
      .join('')
    return urls.map(({ url }) => `<url><loc>${url}</loc>${links}</url>`)
  })
  return `${declaration}<urlset ${namespaces}>${entries.join('')}</urlset>`
}

/** The list of the sitemaps of all offices. */
export function sitemapIndexOf(origin: string, offices: readonly string[]): string {
  const entries = offices.map(
    (office) =>
      `<sitemap><loc>${escaped(`${origin}${prefix}/${office}/sitemap.xml`)}</loc></sitemap>`,
  )
  return `${declaration}<sitemapindex ${namespaces}>${entries.join('')}</sitemapindex>`
}
