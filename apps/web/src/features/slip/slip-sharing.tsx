import { betsToPlace, type SlipBet } from '@touchline/betting'
import { Icon, IconButton } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { ShareButton } from '../../parts/sharing/share-button.tsx'
import { useServices } from '../../base/services.ts'
import { useSlip, useSlipDispatch } from '../../player/slip/use-slip.ts'
import styles from './slip-sharing.module.css'

/** Hands on what stands in the slip, where it is a bet. */
export function ShareSlip() {
  const { slip: store } = useServices()
  const isPossible = useSlip(({ blockers }) =>
    blockers.every(({ code }) => code !== 'legs_conflict'),
  )
  const source = () => {
    const { slip, details } = store.getState()
    return { kind: 'slip' as const, bets: toShare(slip.bets), details }
  }
  if (!isPossible) return null
  return (
    <div className={styles['share']}>
      <ShareButton look="small" source={source} />
    </div>
  )
}

/** Singles as they stand; beside a combo or a system only what carries a stake. */
function toShare(bets: readonly SlipBet[]): readonly SlipBet[] {
  return bets.some((bet) => bet.selections.length > 1) ? betsToPlace(bets) : bets
}

/** SHARE-11: what of a shared bet is not there any more, by name. */
export function SharedMissing() {
  const t = useTranslations('sharing')
  const tWords = useTranslations('words')
  const dispatch = useSlipDispatch()
  const missing = useSlip((view) => view.sharedMissing)
  if (missing.length === 0) return null
  return (
    <div role="alert" className={styles['missing']}>
      <Icon name="alert-triangle" />
      <div>
        <strong>{t('missing')}</strong>
        <ul>
          {missing.map((name) => (
            <li key={name}>
              <bdi>{name === '' ? t('missingUnnamed') : name}</bdi>
            </li>
          ))}
        </ul>
      </div>
      <IconButton
        icon="x"
        size="small"
        label={tWords('close')}
        onClick={() => dispatch({ type: 'dismissSharedMissing' })}
      />
    </div>
  )
}
