import { paidStartingPrice, ruleFourCut } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { RacingTexts } from '../../../i18n/racing-texts.tsx'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import { usePercent } from '../../../preferences/use-percent.ts'
import { toEquationBet } from '../equation-bet.ts'

type Props = { bet: PlacedBet; className?: string | undefined }

/** RACE-01: what was kept back of a settled bet for runners taken out after it, and of which legs. */
export function RuleFour(props: Props) {
  return (
    <RacingTexts>
      <Cut {...props} />
    </RacingTexts>
  )
}

function Cut({ bet, className }: Props) {
  const t = useTranslations('racing')
  const { money } = useFormatting()
  const percent = usePercent()
  const cut = bet.selections.filter(isCut)
  if (cut.length === 0) return null
  const amount = ruleFourCut(toEquationBet(bet))
  const legs = cut
    .map(({ outcome, race }) =>
      t('cutLeg', {
        name: `\u2068${outcome.name}\u2069`,
        percent: percent(-(race?.deduction ?? 0) / 100),
      }),
    )
    .join(', ')
  return (
    <p className={className} data-rule-four="">
      {amount === null
        ? t('cutShare', { legs })
        : t('cut', { legs, amount: money(amount, bet.currency) })}
    </p>
  )
}

/** Nothing goes of the starting price. */
function isCut({ odds, race }: PlacedBet['selections'][number]): boolean {
  return race != null && race.deduction > 0 && paidStartingPrice(odds, race) === null
}
