import { useTranslations } from 'use-intl'

import { useMoment } from '../../preferences/use-moment.ts'
import { usePriceText } from '../../preferences/price-text.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { canLower, type PrimaryAction } from './primary-action.ts'
import { useRoomText } from './use-room-text.ts'

/** The words of a placing button. @param currency of the action's amounts */
export function useActionText(currency: string): (action: PrimaryAction) => string {
  const t = useTranslations('slip')
  const { stakeMoney } = useFormatting()
  const price = usePriceText()
  const moment = useMoment()
  const roomText = useRoomText(currency)
  return (action) => {
    switch (action.kind) {
      case 'placing':
      case 'checking':
      case 'signIn':
      case 'enterStake':
        return t(`action.${action.kind}`)
      case 'accept':
        return t('action.accept', { count: action.count })
      case 'removeUnavailable':
        return t('action.removeUnavailable', { count: String(action.count) })
      case 'raiseStake':
        return t('action.raiseStake', { amount: stakeMoney(action.minimum, currency) })
      case 'lowerStake':
        return t('action.lowerStake', { amount: stakeMoney(action.maximum, currency) })
      case 'balanceTooLow':
        return t('action.balanceTooLow', { amount: stakeMoney(action.missing, currency) })
      case 'overLimit':
        return roomText.left(action.room)
      case 'rests':
        return t(`blocker.${action.code}`, { until: moment(action.until) })
      case 'place':
        return t('action.place', { amount: stakeMoney(action.stake, currency) })
      case 'placeAt':
        return action.odds === null
          ? t('error.placeAtNew')
          : t('error.placeAt', { price: price(action.odds) })
      case 'blocked':
        return t(`blocker.${knownBlocker(action.code)}`)
    }
  }
}

export function isPressable(action: PrimaryAction): boolean {
  if (action.kind === 'overLimit') return canLower(action)
  return !['blocked', 'rests', 'balanceTooLow'].includes(action.kind)
}

/** The colour of money is for what commits it: a press that places, and its way to the server. */
export function actionTone({
  kind,
}: {
  kind: PrimaryAction['kind'] | 'approve'
}): 'commit' | 'primary' {
  switch (kind) {
    case 'place':
    case 'placeAt':
    case 'placing':
    case 'checking':
    case 'approve':
      return 'commit'
    default:
      return 'primary'
  }
}

const NAMED = [
  'slip_empty',
  'in_progress',
  'connection_lost',
  'too_many_selections',
  'unknown_price',
  'selection_stale',
  'legs_conflict',
  'potential_win_not_above_stake',
  'bonus_conditions',
  'custom_bet_disabled',
  'balance_unknown',
] as const

function knownBlocker(code: string): (typeof NAMED)[number] | 'other' {
  return NAMED.find((named) => named === code) ?? 'other'
}
