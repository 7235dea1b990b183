import type { FetchLike } from '@touchline/contract'
import type { PageTextFile } from '@touchline/i18n'

import type { PageFill } from './page-fill.ts'

/** What a request tells about the visitor before the page runs. */
export type RequestPreferences = {
  /** null follows the system. */
  theme: 'dark' | 'light' | null
  oddsType: string | null
  /** IANA zone of the last visit, null where the player's zone is not known yet. */
  timeZone: string | null
  /** A session cookie came along: the page may expect a signed-in player. */
  hasSession: boolean
  /** Markets that the player pinned, as `pinned-markets.ts` writes them. */
  pinnedMarkets?: string | undefined
  /** The live pitch of matches is folded away. */
  foldsPitch?: boolean | undefined
  /** Nothing moves, nothing is offered. */
  calm?: boolean | undefined
  /** Sports that a signed-in player bets on most, as `own-sports.ts` reads them. */
  ownSports?: readonly string[] | undefined
  /** Favourite leagues and sports of the last visit: their places are kept until they are read. */
  pinned: number
}

/** Compiled messages in groups. */
export type OwnTexts = { [key: string]: string | readonly object[] | OwnTexts }

/** What an operator says in other words than Touchline, by the file of texts. */
export type OwnTextsByFile = { [File in PageTextFile]?: OwnTexts }

/** What the server that hosts the pages hands to each rendering. */
export type RequestEnvironment = {
  nonce: string
  fill: PageFill
  /** Reaches the backends without leaving the process, or over HTTP in a split deployment. */
  fetch: FetchLike
  preferences: RequestPreferences
  /** Absolute address of the site, for canonical links. */
  publicUrl: string
  defaultLocale: string
  /** The default language stands in addresses too. */
  localePrefixRequired: boolean
  /** Languages that the site offers. */
  locales: readonly string[]
  /** Pages that search engines shall not list; `all` is every page. */
  hiddenPages: readonly string[]
  /** Address of the icon sprite, with its version. */
  iconsUrl: string
  /** Address of the operator's style sheet, null where the theme stands as it is. */
  themeUrl: string | null
  /** What the operator says in other words in a language, null where that is nothing. */
  ownTexts: (locale: string) => OwnTextsByFile | null
  /** Another one where the site document says other texts. */
  textsMark: string
  /** ISO 3166-1 alpha-2 of the visitor, null where it is not known. */
  userCountry: string | null
  /** Token of an address that shows the draft of the site. */
  preview: string | null
  /** Of the request that the page was rendered for; the log has it too. */
  requestId: string | null
  /** Called for errors that the page's error boundary shows. */
  report: (error: unknown) => void
}

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
  /** What the operator says in other words in the page's language, null where that is nothing. */
  ownTexts: OwnTextsByFile | null
  /** Another one where the site document says other texts. */
  textsMark: string
  /** ISO 3166-1 alpha-2, where the server knows it. */
  userCountry: string | null
  /** Token of the address that shows the draft of the site; null shows what is published. */
  preview: string | null
  /** Of the request that the page was rendered for, for the operator's log. */
  requestId: string | null
  /** The server's clock when it rendered, so that both sides write the same relative dates. */
  renderedAt: number
  /** What the last answer told of that clock, and how far this device's is behind it, ms. */
  serverClock?: { readonly told: number; readonly ahead: number }
  /** On the server: what is written for each visitor of the same rendering. */
  fill?: PageFill | undefined
}
