import type { PageState } from '../base/environment.ts'

const ELSEWHERE = /^(?:https?:|sms:|mailto:)/i

type Page = Pick<PageState, 'locale' | 'defaultLocale' | 'localePrefixRequired'>

/**
 * ROUTE-02: an address from the settings, as a link. One of another site, a text message or an
 * e-mail stays as it is; a path of this site gets the language of the page.
 */
export function siteAddress(address: string, page: Page): string {
  if (ELSEWHERE.test(address)) return address
  const path = address.replace(/^\/*/, '/')
  const isPlain = page.locale === page.defaultLocale && !page.localePrefixRequired
  return isPlain ? path : `/${page.locale}${path}`
}
