import type { SlipSelection } from '@touchline/betting'
import { Icon, type IconName } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import type { SlipView } from '../../player/slip/view.ts'
import { useSlip } from '../../player/slip/use-slip.ts'
import styles from './selection-card.module.css'

/** What keeps this selection from being placed, and what the backend said of it. */
export function SelectionNotices({ selection }: { selection: SlipSelection }) {
  const t = useTranslations('slip')
  const { id } = selection
  const conflict = useSlip((view) => conflictsOf(view, id))
  const refusal = useSlip((view) => view.failure?.messagesByBet[id] ?? null)
  const isStale = useSlip(({ blockers }) =>
    blockers.some(({ code, selectionId }) => code === 'selection_stale' && selectionId === id),
  )
  return (
    <>
      {selection.isNotAvailable && <Notice icon="ban" text={t('unavailable')} />}
      {!selection.isNotAvailable && selection.isSuspended && (
        <Notice icon="lock" text={t('suspended')} />
      )}
      {isStale && <Notice icon="clock" text={t('stale')} />}
      {conflict !== null && (
        <Notice icon="alert-triangle" text={t('conflict', { other: conflict })} />
      )}
      {refusal !== null && !selection.isChanged && <Notice icon="alert-circle" text={refusal} />}
    </>
  )
}

/** Stands below the price, where the card has room for it: nothing moves when it comes. */
export function ChangedNotice() {
  const t = useTranslations('slip')
  return <Notice icon="alert-triangle" text={t('changed')} />
}

function Notice({ icon, text }: { icon: IconName; text: string }) {
  return (
    <p className={styles['notice']}>
      <Icon name={icon} />
      <span>{text}</span>
    </p>
  )
}

/** Names of the legs that a selection cannot stand beside: each of them names all others. */
function conflictsOf({ blockers, details }: SlipView, id: string): string | null {
  const conflicts = blockers.filter(({ code }) => code === 'same_match_conflict')
  const ids = new Set(conflicts.flatMap((found) => [found.selectionId, found.otherSelectionId]))
  if (!ids.delete(id)) return null
  const matchId = details[id]?.matchId
  const names = [...ids].flatMap((other) => {
    const leg = other === undefined ? undefined : details[other]
    return leg?.matchId === matchId && leg ? [`${leg.outcomeName} (${leg.marketName})`] : []
  })
  return names.join(', ')
}
