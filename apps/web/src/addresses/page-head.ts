import { wireLanguage } from '@touchline/contract'

import { LOCALES } from '../i18n/locales.ts'
import type { PageState } from '../lib/services.ts'
import { linksFor, type Links } from './links.ts'
import { pathOf, type PageLink } from './page-path.ts'

type PageHead = {
  title: string
  description: string
  /** The page in the language of the given links. */
  link: (links: Links) => PageLink
}

/** Title, description, canonical address and the same page in every language (`x-default` too). */
export function pageHead(page: PageState, { title, description, link }: PageHead) {
  const address = (locale: string) =>
    `${page.publicUrl}${pathOf(link(linksFor({ locale, defaultLocale: page.defaultLocale })))}`
  const alternate = (hrefLang: string, locale: string) => ({
    rel: 'alternate',
    hrefLang,
    href: address(locale),
  })
  const fullTitle = `${title} · Touchline`
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
    ],
    links: [
      { rel: 'canonical', href: address(page.locale) },
      ...LOCALES.map((locale) => alternate(wireLanguage(locale), locale)),
      alternate('x-default', page.defaultLocale),
    ],
  }
}
