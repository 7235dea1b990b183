import type { FetchLike } from '@touchline/contract'

import { localeOfPath } from '../i18n/locale-path.ts'
import { DEFAULT_LOCALE } from '../i18n/locales.ts'
import type { Messages } from '../i18n/messages.ts'
import { createLiveService } from '../data/live/live-service.ts'
import type { LiveService } from '../data/page-data.ts'
import { createPlayerServices } from './player/player-services.ts'
import { createPreferences, type PreferencesStore } from '../preferences/preferences.ts'
import { noting } from '../base/page-fill.ts'
import { createAvailability, type Availability } from '../data/api/availability.ts'
import { BACKENDS } from '../data/api/backends.ts'
import type { PageState, RequestEnvironment } from '../base/environment.ts'
import { createLateApiClient } from '../data/api/late-api-client.ts'
import { createQueryClient } from '../data/queries/query-client.ts'
import { consoleSink, createReport } from '../base/report.ts'
import type { Services } from './services.ts'

/**
 * @param request environment of the rendering, undefined in the browser
 * @param pathname of the first page, which names the locale
 */
export function createServices(
  request: RequestEnvironment | undefined,
  pathname: string,
): Services {
  const environment = import.meta.env.SSR ? request : undefined
  const page = initialPage(environment, pathname)
  const report = createReport(consoleSink)
  const api = createLateApiClient({
    bases: BACKENDS,
    fetch: environment?.fetch ?? heardFetch(() => availability),
    language: () => services.page.locale,
    headers: () => previewHeader(services.page),
    shown: () => services,
  })
  const availability = createAvailability({
    ask: () => api('getStatus'),
    onBack: () => void services.queryClient.invalidateQueries(),
  })
  const live = createLiveService(() => services, report)
  const services: Services = {
    page,
    preferences:
      environment === undefined
        ? createPreferences(page.preferences)
        : notedPreferencesStore(environment),
    live: environment === undefined ? live : withoutIntake(live),
    report,
    availability: availability.store,
    messages: {} as Messages,
    queryClient: createQueryClient(),
    ...createPlayerServices(() => services, api),
  }
  return services
}

function previewHeader({ preview }: PageState): Record<string, string> {
  return preview === null ? {} : { 'X-Site-Preview': preview }
}

/** Every answer tells whether the site is well. */
function heardFetch(availability: () => Availability): FetchLike {
  const { fetch } = globalThis
  return async (url, init) => {
    const answer = await fetch(url, init)
    availability().heard(answer.status)
    return answer
  }
}

/** A page is rendered from the answers themselves, so nobody reads the store of its rendering. */
function withoutIntake(live: LiveService): LiveService {
  return { ...live, read: (ask) => ask() }
}

/** Notes which of its preferences a rendering reads. */
function notedPreferencesStore({ fill, preferences: known }: RequestEnvironment): PreferencesStore {
  const store = createPreferences(known)
  const state = noting(fill, store.getState(), {
    theme: 'theme',
    calm: 'calm',
    oddsFormat: 'oddsFormat',
    timeZone: 'timeZone',
    knowsZone: 'timeZone',
    pins: 'pins',
    foldsPitch: 'foldsPitch',
  })
  return { ...store, getState: () => state, getFirstState: () => state }
}

function initialPage(request: RequestEnvironment | undefined, pathname: string): PageState {
  const environment = import.meta.env.SSR ? request : undefined
  const defaultLocale = environment?.defaultLocale ?? DEFAULT_LOCALE
  const locale = localeOfPath(pathname) ?? defaultLocale
  const page: PageState = {
    locale,
    defaultLocale,
    localePrefixRequired: environment?.localePrefixRequired ?? false,
    locales: environment?.locales ?? [],
    hiddenPages: environment?.hiddenPages ?? [],
    publicUrl: environment?.publicUrl ?? '',
    iconsUrl: environment?.iconsUrl ?? '/fe-api/icons.svg',
    themeUrl: environment?.themeUrl ?? null,
    ownTexts: environment?.ownTexts(locale) ?? null,
    textsMark: environment?.textsMark ?? '0',
    userCountry: environment?.userCountry ?? null,
    preview: environment?.preview ?? null,
    requestId: environment?.requestId ?? null,
    renderedAt: Date.now(),
    preferences: environment?.preferences ?? {
      theme: null,
      oddsType: null,
      timeZone: null,
      hasSession: false,
      pinned: 0,
    },
  }
  if (environment === undefined) return page
  const { fill, preferences } = environment
  const ofVisitor = noting(fill, preferences, {
    hasSession: 'hasSession',
    ownSports: 'ownSports',
    pinned: 'pinned',
  })
  const noted = { ...page, fill, preferences: ofVisitor }
  return noting(fill, noted, { userCountry: 'country' })
}
