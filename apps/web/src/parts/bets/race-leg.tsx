import { eachWayPrices, type RaceTerms } from '@touchline/betting'
import { useTranslations } from 'use-intl'

import { RacingTexts } from '../../i18n/racing-texts.tsx'
import { usePriceText } from '../../preferences/price-text.ts'
import type { LegTermsProps } from './leg-terms.tsx'

type RaceLegProps = LegTermsProps & { terms: RaceTerms }

/** RACE-01: places, part of the odds and both halves of a bet on a runner, and what may cut it. */
export function RaceLeg(props: RaceLegProps) {
  return (
    <RacingTexts>
      <Terms {...props} />
    </RacingTexts>
  )
}

function Terms({ terms: { places, part }, odds, isOpen = false, race, className }: RaceLegProps) {
  const t = useTranslations('racing')
  const price = usePriceText()
  const halves = part === null ? null : eachWayPrices(odds, part)
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
      {isOpen && <span>{t('leg.ruleFour')}</span>}
    </span>
  )
}
