import { MARKET_DESCRIPTIONS } from '../../feed/markets/find-description.ts'
import { textIn, type Text } from '../../texts/text-in.ts'
import type { LocaleCode } from '../../settings/locales.ts'

/** Tabs of the match page in their order. */
const NAMES: Readonly<Record<string, Text>> = {
  all: { en: 'All', de: 'Alle' },
  main: { en: 'Main', de: 'Haupt' },
  result: { en: 'Result', de: 'Ergebnis' },
  goals: { en: 'Goals', de: 'Tore' },
  totals: { en: 'Totals', de: 'Über/Unter' },
  handicaps: { en: 'Handicaps', de: 'Handicaps' },
  halves: { en: 'Halves', de: 'Halbzeiten' },
  '1st_half': { en: '1st half', de: '1. Halbzeit' },
  '2nd_half': { en: '2nd half', de: '2. Halbzeit' },
  quarters: { en: 'Quarters', de: 'Viertel' },
  periods: { en: 'Periods', de: 'Drittel' },
  sets: { en: 'Sets', de: 'Sätze' },
  maps: { en: 'Maps', de: 'Karten' },
  legs: { en: 'Legs', de: 'Legs' },
  innings: { en: 'Innings', de: 'Innings' },
  overs: { en: 'Overs', de: 'Overs' },
  points: { en: 'Points', de: 'Punkte' },
  games: { en: 'Games', de: 'Spiele' },
  teams: { en: 'Teams', de: 'Teams' },
  players: { en: 'Players', de: 'Spieler' },
  score: { en: 'Correct score', de: 'Genaues Ergebnis' },
  combined: { en: 'Combined', de: 'Kombiniert' },
  corners: { en: 'Corners', de: 'Ecken' },
  cards: { en: 'Cards', de: 'Karten' },
  next: { en: 'Next', de: 'Nächste' },
}

const described = new Set(MARKET_DESCRIPTIONS.flatMap((description) => description.groups))

export function marketGroups(locale: LocaleCode) {
  return Object.entries(NAMES)
    .filter(([key]) => described.has(key))
    .map(([key, name], index) => ({
      key,
      name: textIn(name, locale),
      priority: index + 1,
      status: 'active' as const,
    }))
}
