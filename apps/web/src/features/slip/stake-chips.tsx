import { amountOf } from '@touchline/betting'
import { AmountChips } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useFormatting } from '../../preferences/use-formatting.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { useRecommendedStakes } from '../../player/session/use-recommended-stakes.ts'
import { useSession } from '../../player/session/use-session.ts'
import { useSlip, useSlipDispatch } from '../../player/slip/use-slip.ts'

const MAX_CHIP = 'max'

/** SLIP-40: the recommended stakes of the currency for one bet, and Max. */
export function StakeChips({ betKey }: { betKey: string }) {
  const t = useTranslations('slip')
  const dispatch = useSlipDispatch()
  const { amount } = useFormatting()
  const code = useSlip((view) => view.slip.currency)
  const stakes = useRecommendedStakes(code)
  const isBusy = useSlip((view) => view.slip.inProgress)
  const canAskMax = useSession(isLoggedIn)
  const chips = stakes.map((value) => ({ label: amount(value, code), value: String(value) }))
  const max = canAskMax ? [{ label: t('max'), value: MAX_CHIP }] : []
  return (
    <AmountChips
      label={t('quickStakes')}
      chips={[...chips, ...max]}
      disabled={isBusy}
      onChip={(chip) => {
        if (chip === MAX_CHIP) return dispatch({ type: 'takeMaxStake', betKey })
        return dispatch({ type: 'setRecommendedStake', stake: amountOf(BigInt(chip)), betKey })
      }}
    />
  )
}
