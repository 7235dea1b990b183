import { eachWayPrices, hasStartingPrice, type Odds, type RaceTerms } from '@touchline/betting'
import { Badge } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { racingMessages, RacingTexts } from '../../i18n/racing-texts.tsx'
import { usePriceText } from '../../preferences/price-text.ts'

export type LegTermsProps = {
  marketId: number
  specifier: string
  odds: Odds
  /** Says what may still become of it; left out where nothing else tells how it stands. */
  isOpen?: boolean
  /** It won, or was only placed. */
  race?: { deduction: number; eachWay: { win: { won: number } } | null } | null | undefined
  /** It was paid at this one in place of the price taken. */
  startingPrice?: Odds | null
  /** Whether it was placed with best odds guaranteed; left out before that: the site says. */
  hasBestOdds?: boolean
  className?: string | undefined
}

type RaceLegProps = LegTermsProps & { terms: RaceTerms }

/** Fetches what it says, before it is shown. */
export const readTexts = racingMessages

/** RACE-01: places, part of the odds and both halves of a bet on a runner, what may cut it or raise it. */
export function RaceLeg(props: RaceLegProps) {
  return (
    <RacingTexts>
      <Terms {...props} />
    </RacingTexts>
  )
}

function Terms({ terms, marketId, odds, isOpen, className, ...leg }: RaceLegProps) {
  const t = useTranslations('racing')
  const price = usePriceText()
  const { features } = useSystemSettings()
  const { places, part } = terms
  const { race, startingPrice = null } = leg
  const halves = part === null ? null : eachWayPrices(odds, part)
  const isOffered = features['best_odds_guaranteed'] === true && hasStartingPrice(marketId)
  const isGuaranteed = leg.hasBestOdds ?? isOffered
  const mark = <Badge tone="success">{t('bestOdds.mark')}</Badge>
  return (
    <span className={className} data-race-terms="">
      {halves !== null && part !== null && (
        <span>
          {t('leg.eachWay', {
            part: String(part),
            places: String(places),
            win: price(halves.win),
            place: price(halves.place),
          })}{' '}
        </span>
      )}
      {part === null && places > 1 && <span>{t('leg.place', { places: String(places) })} </span>}
      {race?.eachWay?.win.won === 0 && <span>{t('leg.placed')} </span>}
      {startingPrice !== null && (
        <span>
          {mark}{' '}
          {t(race != null && race.deduction > 0 ? 'leg.startingPriceCut' : 'leg.startingPrice', {
            price: price(startingPrice),
            taken: price(halves?.win ?? odds),
          })}{' '}
        </span>
      )}
      {isOpen === true && <span>{t('leg.ruleFour')} </span>}
      {isGuaranteed && isOpen !== false && (
        <span>
          {mark} {t('leg.bestOdds')}
        </span>
      )}
    </span>
  )
}
