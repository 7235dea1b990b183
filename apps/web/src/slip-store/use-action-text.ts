import { useTranslations } from 'use-intl'

import { useFormatting } from '../preferences/use-formatting.ts'
import type { PrimaryAction } from './primary-action.ts'

/** The words of a placing button. @param currency of the action's amounts */
export function useActionText(currency: string): (action: PrimaryAction) => string {
  const t = useTranslations('slip')
  const { stakeMoney } = useFormatting()
  return (action) => {
    switch (action.kind) {
      case 'placing':
      case 'checking':
      case 'signIn':
      case 'enterStake':
        return t(`action.${action.kind}`)
      case 'accept':
      case 'removeUnavailable':
        return t(`action.${action.kind}`, { count: action.count })
      case 'raiseStake':
        return t('action.raiseStake', { amount: stakeMoney(action.minimum, currency) })
      case 'lowerStake':
        return t('action.lowerStake', { amount: stakeMoney(action.maximum, currency) })
      case 'balanceTooLow':
        return t('action.balanceTooLow', { amount: stakeMoney(action.missing, currency) })
      case 'place':
        return t('action.place', { amount: stakeMoney(action.stake, currency) })
      case 'blocked':
        return t(`blocker.${knownBlocker(action.code)}`)
    }
  }
}

export function isPressable({ kind }: PrimaryAction): boolean {
  return kind !== 'blocked' && kind !== 'balanceTooLow'
}

const NAMED = [
  'slip_empty',
  'in_progress',
  'connection_lost',
  'too_many_selections',
  'unknown_price',
  'selection_suspended',
  'selection_stale',
  'same_match_conflict',
  'potential_win_not_above_stake',
  'bonus_conditions',
  'custom_bet_disabled',
  'balance_unknown',
] as const

function knownBlocker(code: string): (typeof NAMED)[number] | 'other' {
  return NAMED.find((named) => named === code) ?? 'other'
}
