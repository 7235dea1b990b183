import type { LegDistance, ScoreUnit } from '@touchline/betting'
import type { PlacedSelection } from '@touchline/contract'
import { useTranslations } from 'use-intl'

/** `2 goals by Brighton`, `the next corner by Leeds`, `1 more goal after the break`. */
export function useDistanceText({ match, outcome }: PlacedSelection) {
  const t = useTranslations('myBets')
  const names = { home: match.home, away: match.away, player: outcome.name }
  const by = (scorer: keyof typeof names, count: number, unit: ScoreUnit) =>
    t('progress.by', { count, unit: t(`units.${unit}`, { count }), team: names[scorer] })

  return function distanceText(distance: LegDistance, unit: ScoreUnit): string {
    switch (distance.by) {
      case 'any': {
        const { count } = distance
        return t('progress.any', { count, unit: t(`units.${unit}`, { count }) })
      }
      case 'both': {
        const home = by('home', distance.home, unit)
        return t('progress.both', { home, away: by('away', distance.away, unit) })
      }
      case 'home':
      case 'away':
      case 'player':
        return by(distance.by, distance.count, unit)
      case 'halves': {
        const first = distance.first && distanceText(distance.first, unit)
        const second = distance.second && distanceText(distance.second, unit)
        const early = first === null ? null : t('progress.beforeBreak', { distance: first })
        const late = second === null ? null : t('progress.afterBreak', { distance: second })
        if (early === null || late === null) return early ?? late ?? ''
        return t('progress.both', { home: early, away: late })
      }
      case 'race': {
        const rival = distance.side === 'home' ? 'away' : 'home'
        const own = by(distance.side, distance.count, unit)
        return t('progress.race', { own, rival: by(rival, distance.rival, unit) })
      }
      case 'turn': {
        const { number, isNext } = distance
        const team = names[distance.scorer]
        return isNext
          ? t('progress.next', { unit, team })
          : t('progress.nth', { unit, number, team })
      }
      case 'others':
        return t('progress.others')
    }
  }
}
