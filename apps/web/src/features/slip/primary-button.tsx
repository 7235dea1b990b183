import { oddsOf } from '@touchline/betting'
import { Button } from '@touchline/ui'
import { useId } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { openModal } from '../../parts/modals/modal-store.ts'
import { canQuickDeposit } from '../../parts/money/can-deposit.ts'
import { useSession } from '../../player/session/use-session.ts'
import { usePriceText } from '../../preferences/price-text.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { isForApproval } from '../../player/slip/limits.ts'
import type { PrimaryAction } from '../../player/slip/primary-action.ts'
import { useSlip, useSlipDispatch } from '../../player/slip/use-slip.ts'
import { actionTone, isPressable, useActionText } from '../../player/slip/use-action-text.ts'
import { BlockerList } from './blocker-list.tsx'

type PrimaryButtonProps = {
  /** The legs of a builder have no price together, and none is on its way. */
  isPriceRefused: boolean
  onEnterStake: () => void
}

/** The slip's one button: its text is the next valid action. */
export function PrimaryButton({ isPriceRefused, onEnterStake }: PrimaryButtonProps) {
  const t = useTranslations('slip')
  const blockersId = useId()
  const dispatch = useSlipDispatch()
  const action = useSlip((view) => view.heldAction ?? view.action)
  const text = useButtonText()
  const { modals } = useServices()
  const canDeposit = useCanDeposit()
  const isWaiting = action.kind === 'placing' || action.kind === 'checking'
  return (
    <>
      <BlockerList id={blockersId} />
      <Button
        tone={actionTone(action)}
        size="large"
        block
        loading={isWaiting}
        aria-disabled={!isPressable(action) && !(canDeposit && action.kind === 'balanceTooLow')}
        aria-describedby={blockersId}
        data-action={action.kind}
        onClick={press}
      >
        {isPriceRefused && waitsForPrice(action) ? t('blocker.other') : text(action)}
      </Button>
    </>
  )

  function press(): void {
    if (action.kind === 'enterStake') return onEnterStake()
    if (action.kind !== 'balanceTooLow' || !canDeposit) return dispatch({ type: 'press' })
    // The slip stays as it is; once the money is there, placing is what the button offers.
    openModal(modals, 'quickDeposit', null, { missing: action.missing })
  }
}

function waitsForPrice(action: PrimaryAction): boolean {
  return action.kind === 'blocked' && action.code === 'unknown_price'
}

function useCanDeposit(): boolean {
  const system = useSystemSettings()
  return useSession(({ profile }) => canQuickDeposit(system, profile))
}

/** The next valid action in words: of a change which price it is, of a placement what it may return. */
function useButtonText(): (action: PrimaryAction) => string {
  const t = useTranslations('slip')
  const price = usePriceText()
  const { stakeMoney } = useFormatting()
  const currency = useSlip((view) => view.slip.currency)
  const words = useActionText(currency)
  const details = useSlip((view) => view.details)
  const canDeposit = useCanDeposit()
  const changes = useSlip((view) => view.blockers)
  const win = useSlip((view) => view.summary.potentialWin)
  const free = useSlip((view) => view.summary.freebetStake)
  const needsApproval = useSlip(({ slip, limits }) =>
    slip.bets.some((bet) => isForApproval(bet, limits)),
  )
  return (action) => {
    if (action.kind === 'accept' && action.count === 1) {
      const change = changes.find(({ code }) => code === 'odds_changed')
      const outcome = details[change?.selectionId ?? '']?.outcomeName
      if (change === undefined || outcome === undefined) return words(action)
      return t('action.acceptOne', {
        outcome: `\u2068${outcome}\u2069`,
        from: price(oddsOf(Number(change.params['accepted']))),
        to: price(oddsOf(Number(change.params['odds']))),
      })
    }
    if (action.kind === 'balanceTooLow' && canDeposit) {
      return t('action.depositAndBet', { amount: stakeMoney(action.missing, currency) })
    }
    if (action.kind !== 'place') return words(action)
    const amount = stakeMoney(action.stake, currency)
    if (needsApproval) return t('vip.send', { amount })
    const sums = { amount, win: stakeMoney(win, currency) }
    if (free > 0n) {
      const withFree = { ...sums, free: stakeMoney(free, currency) }
      return t(action.stake > 0n ? 'action.placeWithFree' : 'action.placeFree', withFree)
    }
    return action.count > 1
      ? t('action.placeSeveral', { ...sums, count: String(action.count) })
      : t('action.placeFor', sums)
  }
}
