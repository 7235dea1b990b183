import type { SlipSelection } from '@touchline/betting'
import { Icon, type IconName } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import type { SlipView } from '../../player/slip/view.ts'
import { useSlip } from '../../player/slip/use-slip.ts'
import styles from './selection-card.module.css'

type LegState = 'open' | 'changed' | 'stale' | 'suspended' | 'unavailable'

export function cardState(selection: SlipSelection, isStale: boolean): LegState {
  if (selection.isNotAvailable) return 'unavailable'
  if (selection.isSuspended) return 'suspended'
  if (isStale) return 'stale'
  return selection.isChanged ? 'changed' : 'open'
}

const ICONS: Readonly<Record<Exclude<LegState, 'open'>, IconName>> = {
  changed: 'alert-triangle',
  stale: 'clock',
  suspended: 'lock',
  unavailable: 'ban',
}

/** The leg's state in words, before its market: nothing moves when it comes. */
export function ShortNotice(props: { selection: SlipSelection; isStale: boolean }) {
  const t = useTranslations('slip')
  const state = cardState(props.selection, props.isStale)
  if (state === 'open') return null
  return (
    <span className={styles['state']}>
      <Icon name={ICONS[state]} />
      <span>{t(state)}</span>
    </span>
  )
}

/** What takes a sentence: legs that it cannot stand beside, and what the backend said of it. */
export function LongNotices({ selection }: { selection: SlipSelection }) {
  const t = useTranslations('slip')
  const { id } = selection
  const conflict = useSlip((view) => conflictsOf(view, id))
  const refusal = useSlip((view) => view.failure?.messagesByBet[id] ?? null)
  return (
    <>
      {conflict !== null && (
        <Notice icon="alert-triangle" text={t('conflict', { other: conflict })} />
      )}
      {refusal !== null && !selection.isChanged && <Notice icon="alert-circle" text={refusal} />}
    </>
  )
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
  const pairs = blockers
    .filter(({ code }) => code === 'legs_conflict')
    .map(({ selectionId, otherSelectionId }) => [selectionId, otherSelectionId])
  const matchId = details[id]?.matchId
  const isMeant = (other: string, pair: readonly unknown[]) =>
    pair.includes(id) || (matchId !== undefined && details[other]?.matchId === matchId)
  const others = new Set(
    pairs.flatMap((pair) => pair.filter((other) => other !== undefined && isMeant(other, pair))),
  )
  if (!others.delete(id)) return null
  const names = [...others].flatMap((other) => {
    const leg = other === undefined ? undefined : details[other]
    return leg === undefined ? [] : [`${leg.outcomeName} (${leg.marketName})`]
  })
  return names.join(', ')
}
