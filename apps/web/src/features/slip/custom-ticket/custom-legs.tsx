import { LEAST_CUSTOM_LEGS } from '@touchline/betting'
import { IconButton } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import type { Builder } from '../../../player/bet-builder/builder.ts'
import { useSlip, useSlipDispatch } from '../../../player/slip/use-slip.ts'
import { useStore } from '../../../base/use-store.ts'
import styles from './custom-ticket.module.css'

/** The legs with their names; those that do not go together are marked. */
export function CustomLegs({ builder }: { builder: Builder }) {
  const t = useTranslations('betBuilder')
  const dispatch = useSlipDispatch()
  const legs = useSlip(({ slip }) => slip.bets[0]?.selections)
  const details = useSlip((view) => view.details)
  const isBusy = useSlip(({ slip }) => slip.inProgress)
  const refusal = useStore(builder.quotes, (state) => state.refusal)
  if (legs === undefined) return null
  const match = details[legs[0]?.id ?? '']
  return (
    <>
      {match !== undefined && (
        <p className={styles['match']}>
          <bdi>{match.home}</bdi> – <bdi>{match.away}</bdi>
        </p>
      )}
      <ul className={styles['legs']} aria-label={t('legs')}>
        {legs.map(({ id }) => {
          const name = details[id]?.outcomeName ?? ''
          return (
            <li
              key={id}
              className={styles['leg']}
              data-selection-id={id}
              data-refused={refusal?.legs.includes(id) === true ? true : undefined}
            >
              <span className={styles['names']}>
                <bdi className={styles['outcome']}>{name}</bdi>
                <bdi className={styles['muted']}>{details[id]?.marketName}</bdi>
              </span>
              {!isBusy && (
                <IconButton
                  size="small"
                  icon="x"
                  label={t('remove', { outcome: name })}
                  onClick={() => dispatch({ type: 'removeSelection', selectionId: id })}
                />
              )}
            </li>
          )
        })}
      </ul>
      {legs.length < LEAST_CUSTOM_LEGS && <p className={styles['muted']}>{t('addMore')}</p>}
    </>
  )
}
