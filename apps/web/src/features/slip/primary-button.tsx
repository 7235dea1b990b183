import { Button } from '@touchline/ui'
import { useId } from 'react'
import { useTranslations } from 'use-intl'

import { useFormatting } from '../../preferences/use-formatting.ts'
import { isForApproval } from '../../player/slip/limits.ts'
import { useSlip, useSlipDispatch } from '../../player/slip/use-slip.ts'
import { actionTone, isPressable, useActionText } from '../../player/slip/use-action-text.ts'
import { BlockerList } from './blocker-list.tsx'

/** The slip's one button: its text is the next valid action. */
export function PrimaryButton({ onEnterStake }: { onEnterStake: () => void }) {
  const blockersId = useId()
  const dispatch = useSlipDispatch()
  const action = useSlip((view) => view.heldAction ?? view.action)
  const t = useTranslations('slip.vip')
  const { stakeMoney } = useFormatting()
  const currency = useSlip((view) => view.slip.currency)
  const text = useActionText(currency)
  const needsApproval = useSlip(({ slip, limits }) =>
    slip.bets.some((bet) => isForApproval(bet, limits)),
  )
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
        {action.kind === 'place' && needsApproval
          ? t('send', { amount: stakeMoney(action.stake, currency) })
          : text(action)}
      </Button>
    </>
  )
}
