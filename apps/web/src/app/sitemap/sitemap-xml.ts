import { wireLanguage } from '@touchline/contract'

import { addressIn } from '../../addresses/page-head.ts'
import type { Links } from '../../addresses/links.ts'
import type { PageLink } from '../../addresses/page-path.ts'

export type SitePage = {
  link: (links: Links) => PageLink
  /** In `data-page`, where the link does not tell it. */
  name?: string
}

export type Site = {
  publicUrl: string
  defaultLocale: string
  localePrefixRequired: boolean
  locales: readonly string[]
  hiddenPages: readonly string[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Names the parts of the sitemap. @param changed when their pages were last read */
export function sitemapIndex(site: Site, parts: readonly string[], changed: Date): string {
  const entries = parts.map(
    (part) =>
      `<sitemap><loc>${escape(`${site.publicUrl}/sitemaps/${part}.xml`)}</loc>` +
      `<lastmod>${changed.toISOString()}</lastmod></sitemap>`,
  )
  return `${HEAD}<sitemapindex xmlns="${SITEMAPS}">\n${entries.join('\n')}\n</sitemapindex>\n`
}

/** Pages, each with its address in every language. */
export function sitemapPart(site: Site, pages: readonly SitePage[], changed: Date): string {
  const entries = pages.map((page) => urlEntry(site, page, changed))
  return (
    `${HEAD}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n` +
    `${entries.join('\n')}\n</urlset>\n`
  )
}

function urlEntry(site: Site, { link }: SitePage, changed: Date): string {
  const address = (locale: string) => escape(addressIn(site, locale, link))
  const alternate = (hrefLang: string, locale: string) =>
    `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${address(locale)}"/>`
  const alternates = site.locales.map((locale) => alternate(wireLanguage(locale), locale))
  return [
    `<url><loc>${address(site.defaultLocale)}</loc>`,
    `<lastmod>${changed.toISOString()}</lastmod>`,
    ...alternates,
    alternate('x-default', site.defaultLocale),
    '</url>',
  ].join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
