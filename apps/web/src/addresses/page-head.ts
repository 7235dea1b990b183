import { intlLocale, wireLanguage } from '@touchline/contract'

import type { PageState } from '../lib/services.ts'
import { linksFor, type Links } from './links.ts'
import { isHiddenPage } from './page-of-link.ts'
import { pathOf, type PageLink } from './page-path.ts'

type PageHead = {
  title: string
  description: string
  /** The page in the language of the given links. */
  link: (links: Links) => PageLink
}

/** Title, description, canonical address and the same page in every language (`x-default` too). */
export function pageHead(page: PageState, { title, description, link }: PageHead) {
  const own = link(linksFor(page))
  const address = (locale: string) => addressIn(page, locale, link)
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
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: address(page.locale) },
      { property: 'og:locale', content: openGraphLocale(page.locale) },
      ...(isHiddenPage(page.hiddenPages, own) ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [
      { rel: 'canonical', href: address(page.locale) },
      ...page.locales.map((locale) => alternate(wireLanguage(locale), locale)),
      alternate('x-default', page.defaultLocale),
    ],
  }
}

/** Absolute address of a page in a language. */
export function addressIn(
  page: Pick<PageState, 'publicUrl' | 'defaultLocale' | 'localePrefixRequired'>,
  locale: string,
  link: (links: Links) => PageLink,
): string {
  return `${page.publicUrl}${pathOf(link(linksFor({ ...page, locale })))}`
}

/** `de_CH`, and `de_DE` for the language alone: Open Graph wants a country. */
function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(intlLocale(locale)).maximize()
  return `${language}_${region ?? ''}`
}
