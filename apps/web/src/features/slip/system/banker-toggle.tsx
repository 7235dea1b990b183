import { betKey } from '@touchline/betting'
import { useTranslations } from 'use-intl'

import { useSlip, useSlipDispatch } from '../../../player/slip/use-slip.ts'
import styles from './system-options.module.css'

/** Where the player turned to a system: whether the leg stands in every line of it. */
export function BankerToggle(props: { selectionId: string; outcome: string }) {
  const { selectionId, outcome } = props
  const t = useTranslations('slip')
  const dispatch = useSlipDispatch()
  const isBusy = useSlip((view) => view.slip.inProgress)
  const system = useSlip(({ aimed }) => (aimed?.betType === 'system' ? aimed : null))
  if (system === null) return null
  const isBanker = system.bankers.includes(selectionId)
  const most = (system.systemType?.winCount ?? 1) - 1
  return (
    <button
      type="button"
      className={styles['banker']}
      aria-pressed={isBanker}
      aria-label={t('banker', { outcome })}
      title={t('banker', { outcome })}
      disabled={isBusy || (!isBanker && system.bankers.length >= most)}
      onClick={() => dispatch({ type: 'toggleBanker', betKey: betKey(system), selectionId })}
    >
      B
    </button>
  )
}
