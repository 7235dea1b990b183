import { oddsOf } from '@touchline/betting'
import { Button } from '@touchline/ui'
import { useId } from 'react'
import { useTranslations } from 'use-intl'

import { usePriceText } from '../../preferences/price-text.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { isForApproval } from '../../player/slip/limits.ts'
import type { PrimaryAction } from '../../player/slip/primary-action.ts'
import { useSlip, useSlipDispatch } from '../../player/slip/use-slip.ts'
import { actionTone, isPressable, useActionText } from '../../player/slip/use-action-text.ts'
import { BlockerList } from './blocker-list.tsx'

/** The slip's one button: its text is the next valid action. */
export function PrimaryButton({ onEnterStake }: { onEnterStake: () => void }) {
  const blockersId = useId()
  const dispatch = useSlipDispatch()
  const action = useSlip((view) => view.heldAction ?? view.action)
  const text = useButtonText()
  const isWaiting = action.kind === 'placing' || action.kind === 'checking'
  return (
    <>
      <BlockerList id={blockersId} />
      <Button
        tone={actionTone(action)}
        size="large"
        block
        loading={isWaiting}
        aria-disabled={!isPressable(action)}
        aria-describedby={blockersId}
        data-action={action.kind}
        onClick={() =>
          action.kind === 'enterStake' ? onEnterStake() : dispatch({ type: 'press' })
        }
      >
        {text(action)}
      </Button>
    </>
  )
}

/** The next valid action in words: of a change which price it is, of a placement what it may return. */
function useButtonText(): (action: PrimaryAction) => string {
  const t = useTranslations('slip')
  const price = usePriceText()
  const { stakeMoney } = useFormatting()
  const currency = useSlip((view) => view.slip.currency)
  const words = useActionText(currency)
  const details = useSlip((view) => view.details)
  const changes = useSlip((view) => view.blockers)
  const win = useSlip((view) => view.summary.potentialWin)
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
    if (action.kind !== 'place') return words(action)
    const amount = stakeMoney(action.stake, currency)
    if (needsApproval) return t('vip.send', { amount })
    const sums = { amount, win: stakeMoney(win, currency) }
    return action.count > 1
      ? t('action.placeSeveral', { ...sums, count: String(action.count) })
      : t('action.placeFor', sums)
  }
}
