import { useServices } from '../base/services.ts'
import type { PageState } from '../base/environment.ts'

type MatchAddress = { id: string; slug: string; sport: { key: string } }
type LeagueAddress = { id: string; slug: string; sport: { key: string } }
type CategoryAddress = { slug: string; sport: { key: string } }

const USERS_PAGES = {
  signIn: '/{-$locale}/sports/users/sign-in',
  signUp: '/{-$locale}/sports/users/sign-up',
  passwordNew: '/{-$locale}/sports/users/password/new',
  passwordEdit: '/{-$locale}/sports/users/password/edit',
  confirmation: '/{-$locale}/sports/users/confirmation',
} as const

const PROFILE_PAGES = {
  account: '/{-$locale}/profile',
  security: '/{-$locale}/profile/security',
  limits: '/{-$locale}/profile/limits',
  deposit: '/{-$locale}/profile/wallet/deposit',
  withdraw: '/{-$locale}/profile/wallet/withdraw',
  transactions: '/{-$locale}/profile/wallet/transactions',
  virtual: '/{-$locale}/profile/wallet/virtual',
} as const

/** Pages of a player's own account. */
export type ProfilePageName = keyof typeof PROFILE_PAGES

const INFO_PAGES = {
  rules: '/{-$locale}/sports/general-rules',
  about: '/{-$locale}/sports/about',
  terms: '/{-$locale}/terms-and-conditions',
  help: '/{-$locale}/help-center',
  saferGambling: '/{-$locale}/responsible-gambling',
} as const

/** Pages about the product, for everybody. */
export type InfoPageName = keyof typeof INFO_PAGES

/** Pages around a player's account, by the names of their modals. */
export type UsersPageName = keyof typeof USERS_PAGES

type LocaleOfPage = Pick<PageState, 'locale' | 'defaultLocale'> &
  Partial<Pick<PageState, 'localePrefixRequired'>>

/** Props for `<Link>` of every page of the product, in the page's language. */
export function linksFor(page: LocaleOfPage) {
  const isPlain = page.locale === page.defaultLocale && page.localePrefixRequired !== true
  const params = isPlain ? {} : { locale: page.locale }
  return {
    home: () => ({ to: '/{-$locale}/sports', params }) as const,
    live: () => ({ to: '/{-$locale}/sports/live', params }) as const,
    users: (name: UsersPageName) => ({ to: USERS_PAGES[name], params }) as const,
    profile: (name: ProfilePageName) => ({ to: PROFILE_PAGES[name], params }) as const,
    info: (name: InfoPageName) => ({ to: INFO_PAGES[name], params }) as const,
    cybersport: () => ({ to: '/{-$locale}/sports/cybersport', params }) as const,
    schedule: () => ({ to: '/{-$locale}/sports/schedule', params }) as const,
    results: () => ({ to: '/{-$locale}/sports/results', params }) as const,
    favourites: () => ({ to: '/{-$locale}/sports/favorites', params }) as const,
    myBets: () => ({ to: '/{-$locale}/sports/my-bets', params }) as const,
    jackpots: () => ({ to: '/{-$locale}/sports/jackpots', params }) as const,
    promotions: () => ({ to: '/{-$locale}/sports/promotions', params }) as const,
    lotteries: () => ({ to: '/{-$locale}/sports/lotteries', params }) as const,
    racing: () => ({ to: '/{-$locale}/sports/racing', params }) as const,
    verify: () => ({ to: '/{-$locale}/sports/verify', params }) as const,
    sport: (sport: string) =>
      ({ to: '/{-$locale}/sports/$sport', params: { ...params, sport } }) as const,
    category: (category: CategoryAddress) => page2(params, category.sport.key, category.slug),
    league: (league: LeagueAddress) => page2(params, league.sport.key, leagueSegment(league)),
    match: (match: MatchAddress) => page2(params, match.sport.key, matchSegment(match)),
  }
}

function page2(params: { locale?: string }, sport: string, slug: string) {
  return { to: '/{-$locale}/sports/$sport/$slug', params: { ...params, sport, slug } } as const
}

export type Links = ReturnType<typeof linksFor>

export function useLinks(): Links {
  return linksFor(useServices().page)
}

export function matchSegment(match: { id: string; slug: string }): string {
  return `${match.slug}-m${match.id}`
}

export function leagueSegment(league: { id: string; slug: string }): string {
  return `${league.slug}-l${league.id}`
}

export type EventSegment =
  | { kind: 'match'; id: string }
  | { kind: 'league'; id: string }
  | { kind: 'category'; slug: string }

/** AMB-01: what the second path segment of a sport names. */
export function parseSegment(segment: string): EventSegment {
  const match = /^(?:.*-)?([ml])(\d+)$/.exec(segment)
  const id = match?.[2]
  if (id === undefined) return { kind: 'category', slug: segment }
  return match?.[1] === 'm' ? { kind: 'match', id } : { kind: 'league', id }
}
