import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'

import type { Messages } from '../i18n/messages/en/messages.ts'
import type { LiveService } from '../data/live/live-service.ts'
import type { PlayerServices } from '../app/player/player-services.ts'
import type { PreferencesStore } from '../preferences/preferences.ts'
import type { ReadableStore } from './store.ts'
import type { RequestPreferences } from './environment.ts'
import type { Report } from './report.ts'

/** What the server settled for this page and the browser takes over when it hydrates. */
export type PageState = {
  locale: string
  defaultLocale: string
  /** The default language stands in addresses too. */
  localePrefixRequired: boolean
  /** Languages that the site offers. */
  locales: readonly string[]
  /** Pages that search engines shall not list; `all` is every page. */
  hiddenPages: readonly string[]
  preferences: RequestPreferences
  publicUrl: string
  /** Address of the icon sprite, with its version. */
  iconsUrl: string
  /** Address of the operator's style sheet, null where the theme stands as it is. */
  themeUrl: string | null
  /** ISO 3166-1 alpha-2, where the server knows it. */
  userCountry: string | null
  /** Of the request that the page was rendered for, for the operator's log. */
  requestId: string | null
  /** The server's clock when it rendered, so that both sides write the same relative dates. */
  renderedAt: number
}

/** One per page in the browser, one per request on the server. */
export type Services = PlayerServices & {
  queryClient: QueryClient
  /** Set before anything renders. */
  page: PageState
  messages: Messages
  preferences: PreferencesStore
  live: LiveService
  report: Report
  /** False while the backend says that it cannot serve bets and accounts. */
  availability: ReadableStore<boolean>
}

export const ServicesContext = createContext<Services | null>(null)

export function useServices(): Services {
  const services = use(ServicesContext)
  if (services === null) throw new Error('useServices needs the ServicesContext of the router')
  return services
}
