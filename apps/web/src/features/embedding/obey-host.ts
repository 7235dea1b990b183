import type { FromHost } from '@touchline/contract/host-messages'

import { siteAddress } from '../../addresses/site-address.ts'
import { canonicalLocalePath } from '../../i18n/canonical-path.ts'
import { localeOfPath } from '../../i18n/locale-path.ts'
import { spokenLocale } from '../../i18n/locales.ts'
import { closeModal, openModal } from '../../parts/modals/modal-store.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { chooseOddsFormat, chooseTheme } from '../../preferences/preferences.ts'
import { setUsualZone } from '../../preferences/time-zone.ts'
import { HOME, type ChangeLanguage, type PageRouter, type Services } from './host-services.ts'
import type { Surroundings } from './look-around.ts'
import { addressNow } from './tell-host.ts'

type Obedience = {
  readonly [Name in Exclude<keyof FromHost, 'iframe_integration'>]: (
    payload: FromHost[Name],
  ) => void
}

export type Integration = NonNullable<FromHost['iframe_integration']['options']>

/** What a host may have done in the page; each of them is a press that the player could do. */
export function obeyHost(services: Services, router: PageRouter, changeLanguage: ChangeLanguage) {
  const { session, slip, modals, preferences, alerts, page, report } = services
  const { dataset, style } = document.documentElement
  const fail = (error: unknown) => {
    report(error)
    alerts.raiseError(error)
  }

  async function changeOdds({ type }: FromHost['odds_changed']): Promise<void> {
    if (preferences.getState().oddsFormat === type) return
    const offered = session.getState().settings?.availableOddsTypes ?? [type]
    if (!offered.includes(type)) return
    chooseOddsFormat(preferences, type)
    if (isLoggedIn(session.getState())) await session.saveSettings({ oddsType: type })
  }

  async function changeLocale({ locale }: FromHost['change_locale']): Promise<void> {
    const spoken = spokenLocale(locale, page.locales)
    if (spoken !== undefined && spoken !== page.locale) await changeLanguage(spoken, services)
  }

  /** @returns false where it is no page of this site */
  function goTo(path: string, how: 'push' | 'replace' = 'push'): boolean {
    const { origin } = window.location
    if (!URL.canParse(path, origin)) return false
    const wanted = new URL(path, origin)
    // `/.//elsewhere` is a path here, and what is written of it is a host.
    if (wanted.origin !== origin || wanted.pathname.startsWith('//')) return false
    const pathname = pageAt(wanted.pathname, page)
    const address = `${pathname}${wanted.search}${wanted.hash}`
    const locale = localeOfPath(pathname)
    if (locale !== undefined && locale !== page.locale && page.locales.includes(locale)) {
      // Another language is another document.
      window.location[how === 'push' ? 'assign' : 'replace'](address)
      return true
    }
    const here = locale === undefined ? siteAddress(address, page) : address
    if (here !== addressNow(router)) router.history[how](here)
    return true
  }

  let viewport: FromHost['viewport'] | null = null
  let scrolledTo = 0
  function showViewport(next: FromHost['viewport']): void {
    const isDue = viewport === null
    viewport = next
    // Whoever scrolls the host's page is at this one, too: what waits for a sign of the player comes.
    // A host that tells the same part by the clock is nobody's sign.
    if (next.top > 0 && next.top !== scrolledTo) window.dispatchEvent(new Event('wheel'))
    scrolledTo = next.top
    if (!isDue) return
    requestAnimationFrame(() => {
      const { top = 0, height = 0 } = viewport ?? {}
      viewport = null
      style.setProperty('--host-top', `${top}px`)
      style.setProperty('--page-height', `${height}px`)
      dataset['hostViewport'] = 'known'
    })
  }

  function forgetViewport(): void {
    delete dataset['hostViewport']
    style.removeProperty('--host-top')
    style.removeProperty('--page-height')
  }

  const commands: Obedience = {
    odds_changed: (payload) => void changeOdds(payload).catch(fail),
    page_changed: ({ path }) => void goTo(path),
    search_modal: ({ open }) =>
      open ? openModal(modals, 'search_modal') : closeModal(modals, 'search_modal'),
    open_bet_slip: ({ tab }) => slip.dispatch({ type: 'openPanel', tab: tab ?? 'BET_SLIP' }),
    viewport: showViewport,
    apply_bet_code: ({ code }) => slip.dispatch({ type: 'loadShared', code }),
    change_locale: (payload) => void changeLocale(payload).catch(fail),
    change_currency: ({ currency }) => void session.switchAccount(currency).catch(fail),
  }
  return {
    commands,
    goTo,
    /** At once: until then the page cannot know how high it is. */
    fit({ height }: Integration): void {
      if (height !== undefined) dataset['hostHeight'] = height
      if (height === 'fill') forgetViewport()
    },
    /** What the page sees by itself, where its host is not heard. */
    look({ part, isWhole }: Surroundings): void {
      if (isWhole) dataset['hostHeight'] = 'content'
      else delete dataset['hostHeight']
      showViewport(part)
    },
    /** Once the session of the host's token is there. */
    integrate({ locale, currency, odds, theme, timezone }: Integration): void {
      if (theme !== undefined) chooseTheme(preferences, theme === 'system' ? null : theme)
      if (timezone !== undefined) setUsualZone(preferences, timezone)
      if (odds !== undefined) commands.odds_changed({ type: odds })
      if (currency !== undefined) commands.change_currency({ currency })
      if (locale !== undefined) commands.change_locale({ locale })
    },
    stop() {
      delete dataset['hostHeight']
      forgetViewport()
    },
  }
}

/** As the server would lead a browser on: to the home page, a language where it belongs, small letters. */
function pageAt(pathname: string, page: Services['page']): string {
  const { defaultLocale, localePrefixRequired: prefixRequired } = page
  const settings = { defaultLocale, prefixRequired }
  return pathname === '/' ? HOME : (canonicalLocalePath(pathname, settings) ?? pathname)
}
