import { NO_AMOUNT } from '@touchline/betting'
import { baseOf, dateLocale, intlLocale } from '@touchline/contract'
import type { LocaleCode } from '../../../settings/locales.ts'
import { sayAmount } from '../../../texts/say-amount.ts'
import type { Amounts, Offer } from './offer-document.ts'

type Words = NonNullable<Offer['texts']['en']>
type Values = Readonly<Record<string, string>>

const PLACEHOLDER = /\{(\w+)\}/g

/** The words of an offer in a language; in its base, or in English, where it has none. */
export function wordsOf(offer: Offer, locale: LocaleCode): Words {
  const texts: Readonly<Record<string, Words | undefined>> = offer.texts
  const words = texts[locale] ?? texts[baseOf(locale)] ?? texts['en']
  if (words === undefined) throw new Error(`the offer ${offer.id} has no words in English`)
  return words
}

export type TextIn = { readonly locale: LocaleCode; readonly currency: string }

/** A sentence of an offer with its numbers, in the currency of whoever reads it. */
export function fillIn(offer: Offer, text: string, { locale, currency }: TextIn): string {
  const values = valuesOf(offer, currency, locale)
  return text.replaceAll(PLACEHOLDER, (whole, name: string) => values[name] ?? whole)
}

/** Placeholders that nothing stands for: language, place below it, name. */
export function unknownPlaceholders(
  offer: Offer,
): (readonly [string, readonly (string | number)[], string])[] {
  const values = valuesOf(offer, 'EUR', 'en')
  return Object.entries(offer.texts).flatMap(([language, words]) => {
    if (words === undefined) return []
    const { name, description, terms } = words
    const lines = [
      [['name'], name],
      [['description'], description],
      ...terms.map((term, index) => [['terms', index], term] as const),
    ] as const
    return lines.flatMap(([place, text]) =>
      [...text.matchAll(PLACEHOLDER)]
        .map(([, found = '']) => found)
        .filter((found) => !(found in values))
        .map((found) => [language, place, found] as const),
    )
  })
}

function valuesOf(offer: Offer, currency: string, locale: LocaleCode): Values {
  const number = (value: number) => value.toLocaleString(intlLocale(locale))
  const amountIn = (amounts: Amounts) => {
    const found = amounts.has(currency) ? currency : ([...amounts.keys()][0] ?? currency)
    return sayAmount(amounts.get(found) ?? NO_AMOUNT, found, locale)
  }
  return {
    ...(offer.min_odds !== undefined && { min_odds: sayOdds(offer.min_odds) }),
    ...(offer.times_to_use !== undefined && { times: number(offer.times_to_use) }),
    ...(offer.valid_days !== undefined && { days: number(offer.valid_days) }),
    ...(offer.until !== undefined && { until: sayDay(offer.until, locale) }),
    ...ofKind(),
  }

  function ofKind(): Values {
    switch (offer.kind) {
      case 'comboboost': {
        const [first] = offer.ranges
        const last = offer.ranges.at(-1)
        return {
          legs: number(first?.from ?? 0),
          percent: number(((last?.factor ?? 1_000) - 1_000) / 10),
        }
      }
      case 'freebet':
        return {
          amount: amountIn(offer.amount),
          ...(offer.max_odds !== undefined && { max_odds: sayOdds(offer.max_odds) }),
          ...(offer.selections.from !== undefined && { legs: number(offer.selections.from) }),
        }
      case 'hunting':
        return {
          ...ofFarming(offer),
          points: number(offer.reward.points),
          rewards: number(offer.reward.most),
        }
      case 'tournament':
        return {
          ...ofFarming(offer),
          pool: amountIn(offer.pool),
          places: number(offer.prizes.at(-1)?.to ?? 0),
        }
      case 'lootbox':
        return { ...ofFarming(offer), points: number(offer.points_to_open) }
    }
  }

  function ofFarming({ farming, boost }: Extract<Offer, { farming: unknown }>): Values {
    return {
      per_euro: number(farming.points_per_euro),
      ...(boost !== undefined && {
        multiplier: number(boost.multiplier / 1_000),
        boost_points: number(boost.points),
        boosts: number(boost.freebets),
      }),
    }
  }
}

const sayOdds = (thousandths: number): string =>
  (thousandths / 1_000).toFixed(thousandths % 10 === 0 ? 2 : 3)

const sayDay = (day: Date, locale: LocaleCode): string =>
  day.toLocaleDateString(dateLocale(locale), { dateStyle: 'long', timeZone: 'UTC' })
