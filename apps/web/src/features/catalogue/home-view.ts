import type { Sport } from '@touchline/contract'

import { readSport, type PageSearch } from '../../addresses/page-parameters.ts'

const HOME_TABS = ['live', 'upcoming', 'outrights'] as const
export type HomeTab = (typeof HOME_TABS)[number]

/** What the address of the home page asks for. */
export type HomeSearch = { tab?: HomeTab; sport?: string }

/** BROWSE-16: the first sports, in this order; the others follow by priority. */
export const TOP_SPORTS = ['soccer', 'tennis', 'cricket', 'basketball'] as const

export function parseHomeSearch(search: PageSearch): HomeSearch {
  const tab = HOME_TABS.find((name) => name === search.tab)
  return {
    ...(tab === undefined ? {} : { tab }),
    ...readSport(search.sport),
  }
}

/**
 * Sports that have something to bet on, the top ones first.
 * @param own those that the player bets on, before all others
 */
export function orderSports(sports: readonly Sport[], own: readonly string[] = []): Sport[] {
  const top: readonly string[] = [...own, ...TOP_SPORTS]
  const place = (sport: Sport) => (top.includes(sport.key) ? top.indexOf(sport.key) : top.length)
  return sports
    .filter((sport) => sport.gamesCount + sport.outrightsCount > 0)
    .toSorted((a, b) => place(a) - place(b) || a.priority - b.priority)
}

export type HomeView = {
  /** The sport chosen; null is all of them. */
  sport: Sport | null
  tab: HomeTab
  tabs: readonly { id: HomeTab; count: number }[]
}

/** Tabs with their numbers and the one to show: an empty one is never chosen by itself. */
export function homeView(sports: readonly Sport[], search: HomeSearch): HomeView {
  const sport = sports.find((each) => each.key === search.sport) ?? null
  const counted = sport === null ? sports : [sport]
  const sum = (read: (each: Sport) => number) => counted.reduce((all, one) => all + read(one), 0)
  const live = sum((each) => each.liveCount)
  const outrights = sum((each) => each.outrightsCount)
  const tabs = [
    { id: 'live' as const, count: live },
    { id: 'upcoming' as const, count: Math.max(0, sum((each) => each.gamesCount) - live) },
    ...(outrights > 0 ? [{ id: 'outrights' as const, count: outrights }] : []),
  ]
  const asked = tabs.find((tab) => tab.id === search.tab)
  return { sport, tab: asked?.id ?? (live > 0 ? 'live' : 'upcoming'), tabs }
}
