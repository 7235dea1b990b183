import { MATCH_STATUS, SMALLEST_SYSTEM } from '@touchline/betting'
import { intlLocale, type Bonus } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { useOddsText } from '../../preferences/price-text.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { usePercent } from '../../preferences/use-percent.ts'

/** What a bonus is worth in few letters, and what it asks for in whole sentences. */
export function useBonusWords(bonus: Bonus): { worth: string; conditions: readonly string[] } {
  const t = useTranslations('bonuses')
  const { page } = useServices()
  const { money, number, dateTime } = useFormatting()
  const odds = useOddsText()
  const locale = intlLocale(page.locale)
  const boostText = useBoostText()
  const list = (names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
    new Intl.ListFormat(locale, { type }).format(names)
  const { minOdds, eventConditions, countryCodes, onlyVerified, timesToUse, timesUsed } = bonus

  function worth(): string {
    switch (bonus.type) {
      case 'freebet':
        return money(bonus.freebetStake, bonus.currency)
      case 'comboboost': {
        const factors = bonus.ranges.map(({ bonusOdds }) => bonusOdds)
        return t('upTo', { percent: boostText(Math.max(1_000, ...factors)) })
      }
      case 'hunting': {
        const { reward } = bonus
        if (reward === null) return t('pointsCount', { count: bonus.farming.points })
        const amount = money(reward.amount, bonus.currency)
        return t('reward', { amount, points: number(reward.points) })
      }
      case 'tournament':
        return money(bonus.poolAmount, bonus.currency)
      case 'lootbox': {
        // One of them is inside, if any; what reads the same is said once.
        const inside = bonus.contents.flatMap(({ name, type, amount }) =>
          type === null ? [] : [amount === null ? name : money(amount, bonus.currency)],
        )
        return list([...new Set(inside)], 'disjunction')
      }
    }
  }

  function* conditions(): Generator<string> {
    if (bonus.type === 'freebet') {
      yield t(`mode.${bonus.freebetType}`)
      const { selectionCountFrom: from, selectionCountTo: to, maxOdds, matchStatus } = bonus
      if (minOdds !== null) yield t('minOdds', { odds: odds(minOdds) })
      if (maxOdds !== null) yield t('maxOdds', { odds: odds(maxOdds) })
      const hasOdds = minOdds !== null || maxOdds !== null
      if (hasOdds && (to === null || to >= SMALLEST_SYSTEM)) yield t('systemOdds')
      if (from !== null && to !== null) {
        yield from === to
          ? t('legs', { count: from })
          : t('legsRange', { from: number(from), to: number(to) })
      } else if (from !== null && from > 1) yield t('legsFrom', { count: from })
      else if (to !== null) yield t('legsTo', { count: to })
      if (matchStatus !== null) yield t(matchStatus === MATCH_STATUS.live ? 'live' : 'prematch')
    } else if (minOdds !== null && bonus.type === 'comboboost') {
      yield t('minOddsLeg', { odds: odds(minOdds) })
    } else if (minOdds !== null) {
      yield t('minOdds', { odds: odds(minOdds) })
      yield t('systemOdds')
    }
    const names = eventConditions.map(({ name }) => name ?? t('gone'))
    yield names.length === 0 ? t('anyEvent') : t('events', { names: list([...new Set(names)]) })
    if (timesToUse === null) yield t('anyUses')
    else {
      const left = number(Math.max(0, timesToUse - timesUsed))
      yield t('uses', { left, total: number(timesToUse) })
    }
    if (bonus.validTo !== null) yield t('until', { date: dateTime(bonus.validTo) })
    if (onlyVerified) yield t('verified')
    if (countryCodes.length > 0) {
      const countries = new Intl.DisplayNames(locale, { type: 'region' })
      yield t('countries', { names: list(countryCodes.map((code) => countries.of(code) ?? code)) })
    }
  }

  return { worth: worth(), conditions: [...conditions()] }
}

/** Whether its worth is more than a figure. */
export function isSentence({ type }: Bonus): boolean {
  return type === 'hunting' || type === 'lootbox'
}

const BOOST = { decimals: 1, isSigned: true }

/** `+10%` of a factor in thousandths. */
export function useBoostText(): (factor: number) => string {
  const percent = usePercent(BOOST)
  return (factor) => percent((factor - 1_000) / 1_000)
}
