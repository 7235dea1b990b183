import type { ListMarket } from '@touchline/contract'
import { describeMarket } from '../../feed/markets/describe-market.ts'
import type { CatalogueSport } from '../../feed/messages.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import { listedMarkets } from './top-markets.ts'

const NOBODY = ['', ''] as const

/** The markets that the lists of a sport can show, with names short enough for a switch. */
export function presentListMarkets(sport: CatalogueSport, locale: LocaleCode): ListMarket[] {
  return listedMarkets(sport).flatMap(({ id, outcomes }) => {
    const name = describeMarket(id, '', locale, NOBODY)?.name
    if (name === undefined) return []
    return [{ sportKey: sport.key, id, name: withoutRemark(name), outcomesCount: outcomes }]
  })
}

/** "Total (incl. overtime)": within a sport the first words are enough. */
function withoutRemark(name: string): string {
  return name.replace(/\s*[(（].*[)）]\s*$/, '')
}
