import { betFigures } from '@touchline/betting'
import { Button, Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { usePriceText } from '../../preferences/price-text.ts'
import type { PrimaryAction } from '../../player/slip/primary-action.ts'
import { actionTone } from '../../player/slip/use-action-text.ts'
import { useSlip, useSlipDispatch } from '../../player/slip/use-slip.ts'
import styles from './sheet-strip.module.css'

/** "2 selections · 4.32 · Place"; an error or a price change shows here too. */
export function SheetStrip() {
  const t = useTranslations('slip')
  const price = usePriceText()
  const dispatch = useSlipDispatch()
  const count = useSlip((view) => view.summary.selectionCount)
  const aimed = useSlip((view) => view.aimed)
  const rules = useSlip((view) => view.rules)
  // The price of one leg is none of all of them, where they cannot be combined.
  const odds = aimed?.selections.length === count ? betFigures(aimed, rules).totalOdds : null
  const action = useSlip((view) => view.heldAction ?? view.action)
  const isPlaced = useSlip((view) => view.slip.ticketState === 'SUCCESS')
  const hasFailed = useSlip((view) => view.failure !== null)
  const warning = hasFailed ? t('error.title') : action.kind === 'accept' ? t('changed') : null
  return (
    <>
      <button
        type="button"
        className={styles['summary']}
        onClick={() => dispatch({ type: 'openPanel', tab: 'BET_SLIP' })}
      >
        <span className={styles['line']}>
          <span className={styles['count']}>
            {isPlaced ? t('receipt.title') : t('strip', { count })}
          </span>
          {odds !== null && <span className={styles['odds']}>{price(odds)}</span>}
        </span>
        {warning !== null && (
          <span className={styles['warning']}>
            <Icon name="alert-triangle" />
            {warning}
          </span>
        )}
      </button>
      <Button
        tone={isPlaced ? 'primary' : actionTone(action)}
        onClick={() => dispatch({ type: 'openPanel', tab: 'BET_SLIP' })}
      >
        {t(`stripAction.${isPlaced ? 'problem' : stripAction(action)}`)}
      </Button>
    </>
  )
}

function stripAction({ kind }: PrimaryAction) {
  switch (kind) {
    case 'place':
    case 'placeAt':
    case 'signIn':
    case 'placing':
    case 'checking':
      return 'place'
    case 'accept':
      return 'accept'
    case 'enterStake':
      return 'enterStake'
    case 'raiseStake':
    case 'lowerStake':
    case 'overLimit':
    case 'rests':
    case 'balanceTooLow':
    case 'removeUnavailable':
    case 'blocked':
      return 'problem'
  }
}
