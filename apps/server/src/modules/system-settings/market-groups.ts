import { MARKET_DESCRIPTIONS } from '../../feed/markets/find-description.ts'
import { siteTexts } from '../../texts/site-texts.ts'
import type { LocaleCode } from '../../settings/locales.ts'

/** Tabs of the match page in their order. */
const GROUPS = [
  'all',
  'main',
  'result',
  'goals',
  'totals',
  'handicaps',
  'halves',
  '1st_half',
  '2nd_half',
  'quarters',
  'periods',
  'sets',
  'maps',
  'legs',
  'innings',
  'overs',
  'points',
  'games',
  'teams',
  'players',
  'score',
  'combined',
  'corners',
  'cards',
  'next',
]

const described = new Set(MARKET_DESCRIPTIONS.flatMap((description) => description.groups))

export function marketGroups(locale: LocaleCode) {
  return GROUPS.filter((key) => described.has(key)).map((key, index) => ({
    key,
    name: siteTexts().text('markets', `group.${key}`, locale) ?? key,
    priority: index + 1,
    status: 'active' as const,
  }))
}
