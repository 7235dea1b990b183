import { wireLanguage } from '@touchline/contract'

import type { PageState } from '../base/environment.ts'
import { linksFor, type Links } from './links.ts'
import { cardPath, openGraph } from './open-graph.ts'
import { isHiddenPage } from './page-of-link.ts'
import { pathOf, type PageLink } from './page-path.ts'

type PageHead = {
  title: string
  description: string
  /** The page in the language of the given links. */
  link: (links: Links) => PageLink
  /** Path of the picture that stands for the page; the site's own without it. */
  picture?: string
  /** Of one player, or for nobody to find: not for search engines, whatever the settings say. */
  isPrivate?: boolean
  /** In `data-page`, of a page that stands where another one could. */
  name?: string
}

/** Title, description, canonical address and the same page in every language (`x-default` too). */
export function pageHead(
  page: PageState,
  { title, description, link, picture = cardPath.site, isPrivate = false, name }: PageHead,
) {
  const own = link(linksFor(page))
  const address = (locale: string) => addressIn(page, locale, link)
  const alternate = (hrefLang: string, locale: string) => ({
    rel: 'alternate',
    hrefLang,
    href: address(locale),
  })
  const fullTitle = `${title} · Touchline`
  const preview = () =>
    openGraph({
      title: fullTitle,
      description,
      url: address(page.locale),
      picture: `${page.publicUrl}${picture}`,
      locale: page.locale,
    })
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      ...(import.meta.env.SSR ? preview() : []),
      ...(isPrivate || isHiddenPage(page.hiddenPages, own, name)
        ? [{ name: 'robots', content: 'noindex' }]
        : []),
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
