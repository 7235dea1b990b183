import type { Blocker, Amount } from '@touchline/betting'
import { betKey, NO_AMOUNT, oddsOf } from '@touchline/betting'
import { useTranslations } from 'use-intl'

import { useMoment } from '../../preferences/use-moment.ts'
import { usePriceText } from '../../preferences/price-text.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { missingAmount } from '../../player/slip/primary-action.ts'
import { useRoomText } from '../../player/slip/use-room-text.ts'
import { useSlip } from '../../player/slip/use-slip.ts'
import { useBetName } from './rows/use-bet-name.ts'

/** One blocker in words that name what it concerns; in brief without the match of a leg. */
export function useBlockerText(): (blocker: Blocker, isBrief?: boolean) => string {
  const t = useTranslations('slip')
  const price = usePriceText()
  const { stakeMoney } = useFormatting()
  const details = useSlip((view) => view.details)
  const currency = useSlip((view) => view.slip.currency)
  const isSplit = useSlip((view) => view.slip.bets.length > 1)
  const bets = useSlip((view) => view.slip.bets)
  const nameOfBet = useBetName()
  const moment = useMoment()
  const roomText = useRoomText(currency)

  function nameOf(selectionId: string | undefined, isBrief: boolean): string {
    const leg = selectionId === undefined ? undefined : details[selectionId]
    if (leg === undefined) return ''
    return isBrief ? leg.outcomeName : `${leg.outcomeName} (${leg.home} – ${leg.away})`
  }

  /** A single's key is the id of its selection. */
  function betName(key: string | undefined, isBrief: boolean): string {
    const bet = bets.find((other) => betKey(other) === key)
    return nameOf(key, isBrief) || (bet === undefined ? '' : nameOfBet(bet))
  }

  function reasonOf(blocker: Blocker, isBrief: boolean): string {
    const { code, params, selectionId, otherSelectionId, room } = blocker
    switch (code) {
      case 'sign_in_required':
        return t('action.signIn')
      case 'stake_missing':
        return t('action.enterStake')
      case 'stake_below_minimum':
        return t('minIs', { amount: stakeMoney(amountIn(params['minimum']), currency) })
      case 'stake_above_maximum':
        return t('maxIs', { amount: stakeMoney(amountIn(params['maximum']), currency) })
      case 'over_limit':
        return room === undefined ? '' : roomText.left(room)
      case 'paused':
      case 'no_live':
        return t(`blocker.${code}`, { until: moment(Number(params['until'])) })
      case 'balance_too_low':
        return t('action.balanceTooLow', { amount: stakeMoney(missingAmount(params), currency) })
      case 'odds_changed':
        return t('blocker.odds_changed', {
          from: price(oddsOf(Number(params['accepted']))),
          to: price(oddsOf(Number(params['odds']))),
        })
      case 'selection_unavailable':
        return t('unavailable')
      case 'legs_conflict':
        return t('conflictOfTwo', {
          one: nameOf(selectionId, isBrief),
          other: nameOf(otherSelectionId, isBrief),
        })
      case 'too_many_selections':
        return t('atMostSelections', { maximum: String(Number(params['maximum'])) })
      case 'slip_empty':
      case 'in_progress':
      case 'connection_lost':
      case 'unknown_price':
      case 'selection_suspended':
      case 'selection_stale':
      case 'potential_win_not_above_stake':
      case 'bonus_conditions':
      case 'custom_bet_disabled':
      case 'balance_unknown':
        return t(`blocker.${code}`)
    }
  }

  return (blocker, isBrief = false) => {
    const reason = reasonOf(blocker, isBrief)
    if (blocker.code === 'legs_conflict') return reason
    const leg = nameOf(blocker.selectionId, isBrief)
    const name = leg || (isSplit ? betName(blocker.betKey, isBrief) : '')
    return name === '' ? reason : t('blockerOf', { name, reason })
  }
}

function amountIn(value: Blocker['params'][string] | undefined): Amount {
  return typeof value === 'bigint' ? value : NO_AMOUNT
}
